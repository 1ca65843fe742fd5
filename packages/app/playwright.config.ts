import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';

const PORT = 4174;

/** Chromium asks the network for nothing, and runs as root where it has to. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser() ?? '', args: FLAGS },
    trace: 'off',
  },
  webServer: {
    command: `node ../../scripts/start.ts --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
