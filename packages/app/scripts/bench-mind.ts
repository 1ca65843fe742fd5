/*
 * Measures the fight solver in a real browser on the stored fights: `npm run bench -- mind --browser`. CPU time counts,
 * since machines are shared; wall times are given beside it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StoredFight, spread, summed } from '@deedbook/mind';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { findShell } from '../../../scripts/browser.ts';
import type { FightsPage } from './fights-page.ts';

const FIGHTS = JSON.parse(
  readFileSync(new URL('../../mind/fights.json', import.meta.url), 'utf8'),
) as readonly StoredFight[];
const DIST = mkdtempSync(join(tmpdir(), 'deedbook-bench-'));

/** Milliseconds of CPU the page's main thread has taken so far. */
async function cpuOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Solves every fight, one after another; `cpu` is without what a call into the page takes by itself. */
async function solveAll(page: Page, cdp: CDPSession, effort: 'first' | 'whole') {
  const found = [];
  for (const fight of FIGHTS) {
    await page.evaluate(stored => (globalThis as unknown as FightsPage).openIn(stored), fight);
    const before = await cpuOf(cdp);
    await page.evaluate(() => null);
    const between = await cpuOf(cdp);
    const one = await page.evaluate(wanted => (globalThis as unknown as FightsPage).solveIn(wanted), effort);
    const cpu = (await cpuOf(cdp)) - between - (between - before);
    found.push({ ...one, cpu: Math.max(0, cpu) });
  }
  return found;
}

await build({
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: DIST,
    lib: { entry: join(import.meta.dirname, 'fights-page.ts'), formats: ['iife'], name: 'fights', fileName: 'fights' },
  },
});
const browser = await chromium.launch({
  executablePath: findShell() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addScriptTag({ path: join(DIST, 'fights.iife.js') });
  // The very first fights are solved while the code is being compiled: they count too.
  const whole = await solveAll(page, cdp, 'whole');
  const first = await solveAll(page, cdp, 'first');
  const said = summed(first);
  const spreads = (list: typeof whole) => ({
    ms: spread(list.map(({ cpu }) => cpu)),
    wall: spread(list.map(({ ms }) => ms)),
  });
  const [cpu, nodes] = [whole.reduce((n, one) => n + one.cpu, 0), whole.reduce((n, one) => n + one.nodes, 0)];
  const report = {
    browser: browser.version(),
    ...summed(whole),
    ...spreads(whole),
    first: { equal: said.equal, above: said.above, proven: said.proven, bounded: said.bounded, ...spreads(first) },
    nodesPerSecond: Math.round((1000 * nodes) / cpu),
  };
  console.log(JSON.stringify(report, null, 2));
} finally {
  await browser.close();
  rmSync(DIST, { recursive: true });
}
