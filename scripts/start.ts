// Builds the app and serves it on this machine, with tables to play at from several machines.
//
//   npm start                        prints the address
//   npm start -- --port 8080 --host  another port; for the other machines of the network, too
//
// Online tables are kept in the file deedbook.db, or where DATABASE_URL says (docs/operations.md).
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'boolean', default: false } },
});

for (const name of ['app', 'server']) await build({ configFile: `packages/${name}/vite.config.ts`, logLevel: 'warn' });
process.env.PAGES = 'packages/app/dist';
process.env.LOG_LEVEL ??= 'warn';
if (values.host) process.env.HOST = '0.0.0.0';
if (values.port !== undefined) process.env.PORT = values.port;
// The server is a program of its own: it takes its settings from the environment, and prints its addresses.
await import(pathToFileURL(resolve('packages/server/dist/main.js')).href);
console.log('\n  Deedbook is ready: open the address above in a browser (Ctrl+C ends it).\n');
