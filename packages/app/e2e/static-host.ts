import { createReadStream, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Behaves like the plainest static host: a path is a file of the folder or a 404, and a folder serves its index page.
 */
export function serveFile(
  folder: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  response: ServerResponse,
): void {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404, headers).end('not found');
    return;
  }
  response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain', ...headers });
  createReadStream(file).pipe(response);
}
