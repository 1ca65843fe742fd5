import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the service worker after a build. It keeps every file of the build, so the app works offline after the first
 * visit. A new build waits until the page asks for it, so no running game is interrupted.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle({ dir = '' }) {
      writeFileSync(join(dir, NAME), workerFor(dir));
    },
  };
}

const NAME = 'sw.js';

/** The service worker for the files of a folder: some files of a build are removed before it is written. */
export function workerFor(dir: string): string {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(dir, '/').length).replaceAll('\\', '/'))
    .filter(name => name !== NAME && !name.endsWith('.map'))
    .sort();
  const version = createHash('sha256');
  for (const name of files) version.update(`${name}\n`).update(readFileSync(join(dir, name)));
  // Hosts serve the page for its folder, and some redirect requests for its file name there.
  const paths = files.map(name => (name === 'index.html' ? './' : `./${name}`));
  return source(version.digest('hex').slice(0, 12), paths);
}

const source = (version: string, files: readonly string[]): string => `const SCOPE = self.registration.scope;
// Other deployments of the app may live on the same origin, with caches of their own.
const OURS = \`deedbook \${SCOPE} \`;
const CACHE = \`\${OURS}${version}\`;
const FILES = ${JSON.stringify(files)};

// Only what is named after its contents may come from the browser's own cache.
const request = file => new Request(file, { cache: file.startsWith('./assets/') ? 'default' : 'no-cache' });

const ourCaches = async () => (await caches.keys()).filter(name => name.startsWith(OURS));

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES.map(request))));
});

self.addEventListener('activate', event => {
  // Windows of the build before go on with its files until they are loaded again.
  const clean = async () => {
    const old = (await ourCaches()).filter(name => name !== CACHE);
    await Promise.all(old.slice(0, -1).map(name => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

// A newer build was asked for while this worker is too busy to make room for its worker: it hands out the newer page.
let givesWay = false;

self.addEventListener('message', event => {
  if (event.data === 'skip-waiting') self.skipWaiting();
  if (event.data === 'give-way') givesWay = true;
});

// The page is the same whatever is asked of it; any other path below may be another deployment's.
const isPage = ({ mode, url }) => mode === 'navigate' && [SCOPE, \`\${SCOPE}index.html\`].includes(url.split(/[?#]/)[0]);

async function answer(request) {
  const wanted = isPage(request) ? SCOPE : request;
  const newestFirst = (await ourCaches()).reverse();
  for (const name of givesWay ? newestFirst : [CACHE, ...newestFirst]) {
    const found = await caches.match(wanted, { cacheName: name, ignoreVary: true });
    if (found) return found;
  }
  return fetch(request);
}

// A push carries nothing: what waits for the player is asked of the server. Names need no language.
async function tellWhatWaits() {
  const reply = await fetch('/api/tables?list=own', { headers: { 'x-deedbook': '1' } });
  const { tables = [] } = reply.ok ? await reply.json() : {};
  const waiting = tables.filter(({ isOwnTurn }) => isOwnTurn);
  for (const { id, name } of waiting) {
    await self.registration.showNotification(\`⏳ \${name}\`, { tag: id, icon: './icon.svg', data: id });
  }
  // Browsers insist on a notice after each push.
  if (waiting.length === 0) await self.registration.showNotification('Deedbook', { tag: 'none', icon: './icon.svg' });
}

self.addEventListener('push', event => event.waitUntil(tellWhatWaits()));

async function goToTable(id) {
  const address = \`\${SCOPE}#/\${id ? \`table/\${id}\` : 'online'}\`;
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => url === address);
  return open ? open.focus() : self.clients.openWindow(address);
}

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goToTable(event.notification.data));
});

// Whatever is not kept goes its usual way: a request that never ends would keep this worker from giving way to the next.
const KEPT = new Set(FILES.map(file => new URL(file, SCOPE).href));
const isKept = request => isPage(request) || KEPT.has(request.url) || request.url.startsWith(\`\${SCOPE}assets/\`);

self.addEventListener('fetch', event => {
  if (event.request.method === 'GET' && isKept(event.request)) event.respondWith(answer(event.request));
});
`;
