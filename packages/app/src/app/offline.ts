import { routeOf } from '../platform/route.ts';
import { loadAgain, useUpdate } from '../platform/update.ts';

/** Keeps the app for offline visits; a newer build waits until `takeUpdate`. */
export async function workOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js');
  const look = () => {
    if (serviceWorker.controller && registration.waiting) useUpdate.setState({ stage: 'ready' });
  };
  followUpdates();
  const isAsked = takeAsked();
  if (registration.waiting && (await isNewestPage())) registration.waiting.postMessage('skip-waiting');
  else if (registration.waiting && isAsked) {
    askFor(registration.waiting);
    setTimeout(look, LONG_PATIENCE);
  } else look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}

/** Where this window remembers, across a reload, that the newer build was requested. */
const ASKED = 'deedbook.updating';

function takeAsked(): boolean {
  const isAsked = sessionStorage.getItem(ASKED) !== null;
  sessionStorage.removeItem(ASKED);
  return isAsked;
}

/** The old service worker gives way when it is idle; a reload stops what keeps it busy. In ms. */
const PATIENCE = 5000;
/** After this the user may ask again. */
const LONG_PATIENCE = 60_000;

/** Changes to the newer build. */
export async function takeUpdate(): Promise<void> {
  useUpdate.setState({ stage: 'updating' });
  sessionStorage.setItem(ASKED, '');
  setTimeout(() => void loadAgain(), PATIENCE);
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (waiting) askFor(waiting);
  // Another window was faster.
  else await loadAgain();
}

function askFor(waiting: ServiceWorker): void {
  useUpdate.setState({ stage: 'updating' });
  waiting.postMessage('skip-waiting');
  // If the worker is too busy to be replaced, a reload still shows the newer build.
  navigator.serviceWorker.controller?.postMessage('give-way');
}

/**
 * Whether this page is from the newest build kept here: an old service worker that is giving way may have served it.
 */
async function isNewestPage(): Promise<boolean> {
  const scope = new URL('./', document.baseURI).href;
  const newest = (await caches.keys()).findLast(name => name.includes(` ${scope} `));
  const kept = newest === undefined ? undefined : await caches.match(scope, { cacheName: newest, ignoreVary: true });
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  return kept !== undefined && typeof script === 'string' && (await kept.text()).includes(`"${script}"`);
}

/** Notices when a newer build has taken over, asked for here or in another window of the app. */
function followUpdates(): void {
  const { serviceWorker } = navigator;
  const ours = new URL('./sw.js', document.baseURI).href;
  let before = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first service worker, or one from another deployment that answered until ours was there, was not replaced.
    const isReplaced = before?.scriptURL === ours;
    before = serviceWorker.controller;
    if (isReplaced) void follow();
  });
}

/** Another service worker is in charge now: this window loads its build, unless it already runs it. */
async function follow(): Promise<void> {
  if (useUpdate.getState().stage === 'current' && (await isNewestPage())) return;
  if (useUpdate.getState().stage === 'updating') {
    sessionStorage.removeItem(ASKED);
    await loadAgain();
  } else {
    useUpdate.setState({ stage: 'outdated' });
    loadAtSafeMoment();
  }
}

/** Screens that hold unsaved state: a game being set up, a place in a replay. */
const UNKEPT = ['new', 'host', 'replay'];

/** Reloads a window that is hidden, or that is switching screens anyway. */
function loadAtSafeMoment(): void {
  const here = routeOf(location.hash);
  const moved = () => {
    const { screen, id } = routeOf(location.hash);
    if (screen !== here.screen || id !== here.id) void loadAgain();
  };
  const hidden = () => {
    if (document.hidden && !UNKEPT.includes(here.screen)) void loadAgain();
  };
  addEventListener('hashchange', moved);
  document.addEventListener('visibilitychange', hidden);
  hidden();
}
