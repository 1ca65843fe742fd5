import { defineConfig } from '@playwright/test';
import { findShell } from '../../scripts/browser.ts';

/** Another port lets two people run journeys on one machine. */
const PORT = Number(process.env.DEEDBOOK_PORT ?? 4174);

/**
 * Keeps Chromium off the network, lets it run as root where it must, and spares it work that pays only on pages that
 * stay open or on idle cores: optimizing code, threads for scripts, and drawing in a process of its own. A journey takes
 * a quarter less time.
 */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-opt --no-maglev --single-threaded',
  '--in-process-gpu',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    actionTimeout: 30_000,
    // Motion is for eyes; without it a journey runs at the app's own speed.
    contextOptions: { reducedMotion: 'reduce' },
    // It fetches the whole app for later, so only journeys about that let it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findShell() ?? '', args: FLAGS },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node e2e/serve.ts ${PORT}`,
    url: `http://localhost:${PORT}/`,
    timeout: 120_000,
    reuseExistingServer: process.env.DEEDBOOK_PORT !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
