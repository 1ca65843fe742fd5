/* Measures the app in a real browser: `npm run bench -- web`. Bytes are exact; times are medians of several runs. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from '../../../scripts/browser.ts';
import { keepInPage, momentOf, saved } from '../e2e/moments.ts';

const PORT = 4178;
const HOME = `http://localhost:${PORT}/`;
/** A build of its own: another one may be in use. */
const DIST = mkdtempSync(join(tmpdir(), 'deedbook-bench-'));
const ROUNDS = 5;
const configFile = join(import.meta.dirname, '../vite.config.ts');

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
const quantile = (list: readonly number[], q: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))] ?? Number.NaN;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number): string => `${time.toFixed(0)} ms`;

function row(goal: string, what: string, value: string, wanted: string): void {
  console.log(`${goal.padEnd(4)} ${what.padEnd(58)} ${value.padStart(12)}   ${wanted}`);
}

/** What a page fetched, compressed as a server would. */
async function bytesOf(page: Page, go: () => Promise<unknown>): Promise<{ js: number; css: number }> {
  const sizes = { js: 0, css: 0 };
  const seen = new Set<string>();
  const fetched = (response: { url(): string }) => {
    const path = new URL(response.url()).pathname;
    const kind = path.endsWith('.js') ? 'js' : path.endsWith('.css') ? 'css' : null;
    if (kind === null || path === '/sw.js' || seen.has(path)) return;
    seen.add(path);
    sizes[kind] += gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length;
  };
  page.on('response', fetched);
  await go();
  await page.waitForLoadState('networkidle');
  page.off('response', fetched);
  return sizes;
}

async function freshPage(browser: Browser): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page), close: () => context.close() };
}

const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') done(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** From a cold address to a first paint, and to a board that can be used. */
async function loading(browser: Browser, slowdown: number) {
  const paints: number[] = [];
  const boards: number[] = [];
  const blocked: number[] = [];
  const empty: number[] = [];
  const save = saved('bench', LATE);
  for (let round = 0; round < ROUNDS; round++) {
    const { page, cdp, close } = await freshPage(browser);
    await page.goto(`${HOME}manifest.webmanifest`);
    await keepInPage(page, [save]);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(HOME);
    paints.push(await firstPaint(page));
    await page.goto('about:blank');
    await page.goto(`${HOME}#/game/bench`);
    await page.locator('.board [data-spot], [data-row=hand] [data-spot]').first().waitFor();
    boards.push(await page.evaluate(() => performance.now()));
    blocked.push(
      await page.evaluate(
        () =>
          new Promise<number>(done => {
            let sum = 0;
            new PerformanceObserver(list => {
              for (const { duration } of list.getEntries()) sum += Math.max(0, duration - 50);
            }).observe({ type: 'longtask', buffered: true });
            setTimeout(() => done(sum), 300);
          }),
      ),
    );
    // The yardstick: an empty page with 311 kB of script that does nothing.
    await page.route('**/empty.html', route =>
      route.fulfill({ contentType: 'text/html', body: `<p>.</p><script>/*${'x'.repeat(311_000)}*/</script>` }),
    );
    await page.goto(`${HOME}empty.html`);
    empty.push(await firstPaint(page));
    await close();
  }
  return { paint: median(paints), board: median(boards), blocked: median(blocked), empty: median(empty) };
}

/** Clicks what is lit, and measures from input to paint as the browser itself does. */
async function clicking(page: Page, clicks: number): Promise<number[]> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (entry.name === 'click') durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  for (let i = 0; i < clicks; i++) {
    const target = await page.evaluate(n => {
      const lit = [
        ...document.querySelectorAll<HTMLElement>(
          '.spot-menu [data-key], .question [data-key], [data-row=hand] [data-lit]',
        ),
      ].filter(element => element.checkVisibility());
      const menu = lit.filter(element => element.closest('.spot-menu'));
      const list = menu.length > 0 ? menu : lit;
      const { x, y, width, height } = (list[n % list.length] as HTMLElement).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, i * 7);
    await page.mouse.click(target.x, target.y);
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(200);
  const slow = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations);
  // What is faster than the browser cares to tell counts as its threshold.
  return [...slow, ...Array<number>(Math.max(0, clicks - slow.length)).fill(16)];
}

const heap = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
};

const LATE = momentOf(
  { scenario: 'full-conquest', heroes: ['goldyx', 'arythea', 'tovak', 'norowas'] },
  ({ prompt }, view) => prompt === 'turn' && view.round >= 4 && view.map.length >= 8,
);

const config = { configFile, logLevel: 'error', build: { outDir: DIST } } as const;
await build(config);
const server = await preview({ ...config, preview: { port: PORT, strictPort: true } });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
});

{
  const { page, close } = await freshPage(browser);
  const first = await bytesOf(page, () => page.goto(HOME));
  await close();
  const { page: table, close: closeTable } = await freshPage(browser);
  await table.goto(`${HOME}manifest.webmanifest`);
  await keepInPage(table, [saved('bench', LATE)]);
  const whole = await bytesOf(table, () => table.goto(`${HOME}#/game/bench`));
  await closeTable();
  row('W1', 'JavaScript to the first screen, with the board behind it', kB(first.js), '(first screen alone ≤ 130 kB)');
  row('W1', 'JavaScript with engine, board and one language', kB(whole.js), '≤ 250 kB');
  row('W1', 'style sheets', kB(whole.css), '≤ 15 kB');
}

for (const slowdown of [1, 4]) {
  const { paint, board, blocked, empty } = await loading(browser, slowdown);
  const cpu = slowdown === 1 ? '' : ', CPU slowed 4 times';
  row('W2', `first paint${cpu}`, ms(paint), slowdown === 1 ? '≤ 250 ms' : '≤ 600 ms');
  row('W2', `÷ empty page with 311 kB of idle script${cpu}`, (paint / empty).toFixed(2), '≤ 0.6');
  row('W2', `cold address to a usable board${cpu}`, ms(board), slowdown === 1 ? '≤ 500 ms' : '≤ 1200 ms');
  row('W2', `blocking time${cpu}`, ms(blocked), slowdown === 1 ? '≤ 30 ms' : '');
}

for (const slowdown of [1, 4]) {
  const { page, cdp, close } = await freshPage(browser);
  await page.goto(`${HOME}manifest.webmanifest`);
  await keepInPage(page, [saved('bench', LATE)]);
  await page.goto(`${HOME}#/game/bench`);
  await page.locator('.hand-over button').first().click();
  await page.locator('[data-row=hand] [data-spot]').first().waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const durations = await clicking(page, 50);
  const cpu = slowdown === 1 ? '' : ', CPU slowed 4 times';
  row(
    'W3',
    `input to paint, four players, p75${cpu}`,
    ms(quantile(durations, 0.75)),
    slowdown === 1 ? '≤ 48 ms' : '≤ 100 ms',
  );
  if (slowdown === 1) row('W3', 'input to paint, four players, p95', ms(quantile(durations, 0.95)), '≤ 80 ms');
  await close();
}

{
  const { page, cdp, close } = await freshPage(browser);
  await cdp.send('Performance.enable');
  await page.goto(`${HOME}manifest.webmanifest`);
  await keepInPage(page, [saved('bench', LATE)]);
  await page.goto(`${HOME}#/game/bench`);
  await page.locator('.hand-over button').first().click();
  await page.locator('[data-row=hand] [data-spot]').first().waitFor();
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  row('W4', 'heap at the board, late game of four', `${((await heap(cdp)) / 1e6).toFixed(1)} MB`, '≤ 15 MB');
  row('W4', 'nodes at the board', String(nodes), '≤ 2000');
  await page.goto('about:blank');
  await page.goto(`${HOME}#/replay/bench`);
  const next = page.locator('[data-replay=next]');
  await next.waitFor();
  const watch = (steps: number) =>
    next.evaluate(async (button, count) => {
      for (let i = 0; i < count; i++) {
        (button as HTMLElement).click();
        await new Promise(done => requestAnimationFrame(done));
      }
    }, steps);
  await watch(100);
  const early = await heap(cdp);
  await watch(900);
  row('W4', 'heap after 1,000 steps of a replay ÷ after 100', ((await heap(cdp)) / early).toFixed(2), '≤ 1.10');
  await close();
}

await browser.close();
await server.close();
rmSync(DIST, { recursive: true });
