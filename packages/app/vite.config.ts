import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { early } from './scripts/early.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { steps } from './scripts/steps.ts';

export default defineConfig({
  root: import.meta.dirname,
  // The same build works from any folder of any static host.
  base: './',
  plugins: [react(), early(), serviceWorker()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: steps(join(import.meta.dirname, 'src')) } },
  },
  worker: { format: 'es' },
});
