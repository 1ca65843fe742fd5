import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes the service worker after a build: it keeps every file of the build, so that the app works without a network
 * after the first visit. A new build waits until the page asks for it, so that no running game is pulled away.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.values(bundle).map(file => file.fileName);
      const files = ['./', './icon.svg', './manifest.webmanifest', ...built.filter(isKept).map(name => `./${name}`)];
      const contents = Object.values(bundle).map(file => ('code' in file ? file.code : String(file.source)));
      const version = createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source(version, [...new Set(files)]) });
    },
  };
}

const isKept = (name: string): boolean => name !== 'index.html' && !name.endsWith('.map');

const source = (version: string, files: readonly string[]): string => `const CACHE = 'deedbook-${version}';
const FILES = ${JSON.stringify(files)};

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES)));
});

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name.startsWith('deedbook-') && name !== CACHE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', event => {
  if (event.data === 'skip-waiting') self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const wanted = request.mode === 'navigate' ? './' : request;
  event.respondWith(caches.open(CACHE).then(cache => cache.match(wanted, { ignoreVary: true })).then(found => found ?? fetch(request)));
});
`;
