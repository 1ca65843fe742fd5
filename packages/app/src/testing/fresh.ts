import { afterAll, vi } from 'vitest';

// Test files share a window and the npm packages, since loading those takes longer than the tests. Our own modules are
// loaded again for each file: stores and variables start as they do on a new page.
vi.resetModules();

// No timer outlives its file: it would go off in the next one.
const { setTimeout } = globalThis;
const timers: ReturnType<typeof setTimeout>[] = [];
globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
  const timer = setTimeout(...args);
  timers.push(timer);
  return timer;
}, setTimeout);

afterAll(async () => {
  await vi.dynamicImportSettled();
  // What was only put off until the page is idle still happens: storage events, following a link, giving back the focus.
  await new Promise(done => setTimeout(done));
  timers.forEach(clearTimeout);
  globalThis.setTimeout = setTimeout;
  history.replaceState(null, '', '/');
});
