// Builds the app into a folder of its own and serves it to the journeys, until it is stopped.
//
//   /                      the app with all the headers it should be sent with
//   /deployments/NAME/     the same from a host that sends none, as often as wanted
//   /violations            what browsers say that the policy forbade since somebody last looked
//   /empty                 a page with nothing on it
//   /build                 where the files of the app are, for other servers
//   …/silence              is never answered
//
// A visitor with the cookie `newer` is served a newer build.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { HEADERS } from '../scripts/policy.ts';
import { serveFile } from './static-host.ts';

const port = Number(process.argv[2]);
const configFile = join(import.meta.dirname, '..', 'vite.config.ts');
// Not the folder of `npm start`: that build may be in use.
const folder = mkdtempSync(join(tmpdir(), 'deedbook-journeys-'));
const [older, newer] = [join(folder, 'older'), join(folder, 'newer')];
/** Policy violations inside workers are reported only here. */
const REPORTING = {
  ...HEADERS,
  'Content-Security-Policy': `${HEADERS['Content-Security-Policy']}; report-uri /violations`,
};
/** The name of an asset changes with its contents, so a browser may keep it. */
const KEPT = { ...REPORTING, 'Cache-Control': 'max-age=31536000, immutable' };
const EMPTY_PAGE = '<link rel="icon" href="data:,">';
const violations: string[] = [];

/** Two builds that share no file name, as if everything had changed between them. */
async function buildBoth(): Promise<void> {
  const names = { entryFileNames: 'assets/new-[name]-[hash].js', chunkFileNames: 'assets/new-[name]-[hash].js' };
  const output = { ...names, assetFileNames: 'assets/new-[name]-[hash][extname]' };
  const into = (outDir: string) => ({ outDir, emptyOutDir: true });
  await build({ configFile, logLevel: 'warn', build: into(older) });
  await build({ configFile, logLevel: 'warn', build: { ...into(newer), rolldownOptions: { output } } });
}

async function violationsOf(request: IncomingMessage): Promise<string> {
  if (request.method !== 'POST') return JSON.stringify(violations.splice(0));
  violations.push(await text(request));
  return '';
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  if (pathname === '/violations') return void violationsOf(request).then(said => response.end(said));
  if (pathname === '/build') return void response.end(older);
  if (pathname === '/empty') return void response.setHeader('Content-Type', 'text/html').end(EMPTY_PAGE);
  if (pathname.endsWith('/silence')) return;
  const [, deployment, path = pathname] = /^(\/deployments\/[^/]+)(\/.*)$/.exec(pathname) ?? [];
  const build = request.headers.cookie?.includes('newer') ? newer : older;
  const headers = path.startsWith('/assets/') ? KEPT : REPORTING;
  serveFile(build, path, deployment === undefined ? headers : {}, response);
});

function stop(): void {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}

process.on('SIGTERM', stop).on('SIGINT', stop);
await buildBoth();
server.listen(port);
