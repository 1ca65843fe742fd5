import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { workOffline } from './app/offline.ts';

const root = document.getElementById('app');
if (root) createRoot(root).render(<App />);
// Not before the first screen stands.
addEventListener('load', () => void workOffline().catch(() => undefined));
