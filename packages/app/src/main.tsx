import { createRoot } from 'react-dom/client';
import { App, fetchScreen } from './app/app.tsx';
import { fetchSheet } from './art/sheet.ts';
import { routeOf } from './platform/route.ts';

const root = document.getElementById('app');
const { screen } = routeOf(location.hash);
// Without it icons are drawn from afar.
void fetchSheet().catch(() => undefined);
if (matchMedia('(forced-colors: active)').matches) void import('./look/forced.css');
// What the page shows by itself stays until the screen is there.
void fetchScreen(screen).then(() => root && createRoot(root).render(<App />));
// Not before the first screen stands.
addEventListener(
  'load',
  () => void import('./app/offline.ts').then(({ workOffline }) => workOffline()).catch(() => undefined),
);
