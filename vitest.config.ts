import { defineConfig } from 'vitest/config';

if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error(
    `This needs Node 24, not ${process.versions.node}: start it with npm test, npm run unit or npx vitest`,
  );
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          // Random games and the worked examples take their time on a busy machine.
          testTimeout: 60_000,
          include: ['packages/{engine,text,bots,cli}/src/**/*.test.ts', '{.,packages/app}/scripts/**/*.test.ts'],
          // Nothing here has global state, and isolation costs ten times the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'app',
          testTimeout: 60_000,
          include: ['packages/app/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['packages/app/src/testing/window.ts'],
          pool: 'threads',
        },
      },
    ],
  },
});
