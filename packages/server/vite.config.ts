import { join } from 'node:path';

/*
 * The server as one program: loading hundreds of sources took most of the time until it was ready.
 * `npm start`, the container and the tests that start processes run this bundle.
 */
const here = import.meta.dirname;

export default {
  root: here,
  // Piscina starts its threads from a file of its own.
  ssr: { noExternal: true, external: ['piscina'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: join(here, 'src/main.ts'), worker: join(here, 'src/bots/worker.ts') },
      // A native driver that pg tries and does without.
      external: ['pg-native'],
    },
  },
};
