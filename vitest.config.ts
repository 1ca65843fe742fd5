import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error(
    `This needs Node 24, not ${process.versions.node}: start it with npm test, npm run unit or npx vitest`,
  );
}

/** Tests that need a page. Making one takes a second, so only these get it. */
const PAGE_TESTS = ['packages/app/src/**/*.test.tsx', 'packages/app/src/**/*.dom.test.ts'];

export default defineConfig({
  test: {
    // One core is left free by default, which is every other one where there are two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'pure',
          // Random games and the worked examples take their time on a busy machine.
          testTimeout: 60_000,
          include: ['packages/*/{src,scripts}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: PAGE_TESTS,
          // Nothing here has global state, and isolation costs ten times the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'page',
          testTimeout: 60_000,
          include: PAGE_TESTS,
          environment: 'jsdom',
          // One after the other: the first unloads our modules, the others load some of them.
          sequence: { setupFiles: 'list' },
          setupFiles: ['fresh', 'window', 'english', 'waiting'].map(name => `packages/app/src/testing/${name}.ts`),
          pool: 'threads',
          // A new window and all npm packages for each file take longer than the tests.
          isolate: false,
        },
      },
    ],
  },
});
