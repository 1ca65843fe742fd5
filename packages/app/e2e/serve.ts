// Builds the app into a folder of its own and serves it to the journeys, until it is stopped.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Connect, preview } from 'vite';

const port = Number(process.argv[2]);
const configFile = join(import.meta.dirname, '..', 'vite.config.ts');
// Not the folder of `npm start`: whoever plays meanwhile must not lose the build under their feet.
const outDir = mkdtempSync(join(tmpdir(), 'deedbook-journeys-'));

/** A visitor with the cookie `newer` is served the service worker of a newer build. */
const newer: Connect.NextHandleFunction = (request, response, next) => {
  if (!request.url?.startsWith('/sw.js') || !request.headers.cookie?.includes('newer')) return next();
  response.setHeader('Content-Type', 'text/javascript');
  response.end(`${readFileSync(join(outDir, 'sw.js'), 'utf8')}// newer\n`);
};

function stop(): void {
  rmSync(outDir, { recursive: true, force: true });
  process.exit();
}

process.on('SIGTERM', stop).on('SIGINT', stop);
await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
await preview({
  configFile,
  logLevel: 'warn',
  build: { outDir },
  plugins: [{ name: 'newer', configurePreviewServer: server => void server.middlewares.use(newer) }],
  preview: { port, strictPort: true },
});
