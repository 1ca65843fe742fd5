import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Tells the app that there are tables here; on a plain host it looks for none. */
const OFFER = '<meta name="deedbook-tables" content="1" />';

/** Serves the app. Files with a content hash in their name never change; the others are revalidated each time. */
export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) throw new Error(`the app is not built: there is no ${folder}`);
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    index: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = async (_request: unknown, reply: FastifyReply) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html.replace('</head>', `${OFFER}</head>`));
  };
  app.get('/', page);
  app.get('/index.html', page);
}
