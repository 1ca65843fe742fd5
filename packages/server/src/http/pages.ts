import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the app. Files whose names carry a hash of what is in them never change; the others are asked for each time. */
export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) throw new Error(`the app is not built: there is no ${folder}`);
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
