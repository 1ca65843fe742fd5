import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { early } from './scripts/early.ts';
import { namedMedia } from './scripts/named-media.ts';
import { opening } from './scripts/opening.ts';
import { HEADERS, policy } from './scripts/policy.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { steps } from './scripts/steps.ts';

export default defineConfig({
  root: import.meta.dirname,
  // The same build works from any folder of any static host.
  base: './',
  // There is one page: any other path is not found, as on a plain static host.
  appType: 'mpa',
  plugins: [react(), namedMedia(), opening(), early(), policy(), serviceWorker()],
  preview: { headers: HEADERS },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: {
      // Browsers without it only load a little later.
      polyfill: false,
      // Parts of the table are fetched when idle: preload links for them would only bloat the page head.
      resolveDependencies: (_file, needed, { hostId }) =>
        /\/table-/.test(hostId) ? needed.filter(name => name.endsWith('.css')) : needed,
    },
    rolldownOptions: { output: { codeSplitting: steps(normalizePath(join(import.meta.dirname, 'src'))) } },
  },
  worker: { format: 'es' },
});
