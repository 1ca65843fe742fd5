import { createRoot } from 'react-dom/client';
import { App, fetchScreen } from './app/app.tsx';
import { fetchSheet } from './art/sheet.ts';
import { build } from './platform/built.ts';
import { idle } from './platform/later.tsx';
import { watchSheets } from './platform/persist.ts';
import { routeOf } from './platform/route.ts';

watchSheets();
const root = document.getElementById('app');
const { screen } = routeOf(location.hash);
// Without the sheet, icons are drawn by reference, which is slow.
void fetchSheet().catch(() => undefined);
if (matchMedia('(forced-colors: active)').matches) void import('./look/forced.css');
// Whatever can wait comes after the first screen.
const finish = build();
// The static content of the page stays until the first screen is ready.
void fetchScreen(screen).then(() => root && createRoot(root).render(<App onShown={finish} />));
// Not before the first screen is up.
addEventListener(
  'load',
  () =>
    void idle()
      .then(() => import('./app/offline.ts'))
      .then(({ workOffline }) => workOffline())
      .catch(() => undefined),
);
