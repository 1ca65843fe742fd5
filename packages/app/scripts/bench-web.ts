/*
 * Measures the app in a real browser: `npm run bench -- web`. Bytes are exact; times are compared with a yardstick from
 * the same run, since machines are shared.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Session } from '@deedbook/engine';
import { type Browser, chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from '../../../scripts/browser.ts';
import { momentOf, saved } from '../e2e/moments.ts';
import type { Save } from '../src/saves/save.ts';
import type { Plan } from '../src/seats/plan.ts';
import {
  answersSeen,
  clicking,
  clickingOneButton,
  dataOnHeap,
  firstPaint,
  frames,
  freshPage,
  HOME,
  heap,
  INERT,
  keptByApp,
  keptInPage,
  longTasks,
  openGame,
  PORT,
  paintOf,
  timeToBoard,
  watchAnswers,
  YARDSTICKS,
} from './bench-measures.ts';
import { watched, watchMotion } from './bench-motion.ts';
import { workOf } from './bench-work.ts';
import { weigh } from './sizes.ts';

/** A build of its own: another one may be in use. */
const DIST = mkdtempSync(join(tmpdir(), 'deedbook-bench-'));
const config = {
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  logLevel: 'error',
  build: { outDir: DIST },
  preview: { port: PORT, strictPort: true },
} as const;

const quantile = (list: readonly number[], q: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))] ?? Number.NaN;
const median = (list: readonly number[]): number => quantile(list, 0.5);
const ms = (time: number): string => `${time.toFixed(0)} ms`;
const ratio = (a: number, b: number): string => (a / b).toFixed(2);

function row(goal: string, what: string, value: string, wanted = ''): void {
  console.log(`${goal.padEnd(4)} ${what.padEnd(62)} ${value.padStart(10)}   ${wanted}`);
}

const LATE = momentOf(
  { scenario: 'full-conquest', heroes: ['goldyx', 'arythea', 'tovak', 'norowas'] },
  // There must be something to undo: undoing makes the app save it.
  ({ prompt, seat }, view, session) =>
    prompt === 'turn' && view.round >= 4 && view.map.length >= 8 && session.undoable(seat).undo > 0,
);
const FIGHT = momentOf(
  { scenario: 'first-reconnaissance', heroes: ['tovak'] },
  ({ prompt }, view) => view.combat !== null && prompt.startsWith('combat'),
);
/** A late game of four: a person whose turn it is, and three bots. */
const PLAN: Plan = LATE.state.players.map((_, seat) => (seat === LATE.asked[0] ? 'person' : 'greedy'));
/** A player who is waiting. */
const NEXT = ((LATE.asked[0] ?? 0) + 1) % PLAN.length;
const SAVE = saved('bench', LATE, PLAN);
/** Clicks whose work is counted. Tracing slows them down, so they are not timed. */
const TRACED = 25;

/** Functions that are never called, from our own files: at least this many bytes, compressed. */
function inertScript(bytes: number): string {
  const files = readdirSync(join(DIST, 'assets')).filter(name => name.endsWith('.js'));
  let script = '';
  for (const [i, name] of files.entries()) {
    const code = readFileSync(join(DIST, 'assets', name), 'utf8')
      .replaceAll(/\bimport\s*(?:[^"'();]*?from\s*)?["'][^"']*["'];?/g, '')
      .replaceAll(/\bexport\s*(?:\{[^}]*\}|default\b[^;]*)(?:\s*from\s*["'][^"']*["'])?;?/g, '')
      .replaceAll('import.meta', '({})');
    script += `function inert${i}(){${code}\n}\n`;
    if (gzipSync(script).length >= bytes) break;
  }
  new Function(script); // it must at least be parsed
  return script;
}

/** Adds the yardsticks to the build, so that they are served in the same way: 311 kB is what the best other client needs. */
function addYardsticks(): void {
  for (const { page, html } of Object.values(YARDSTICKS)) writeFileSync(join(DIST, page), html);
  writeFileSync(join(DIST, INERT.file), inertScript(311_000) + INERT.drawing);
}

/** From a cold address to a first paint, and to a board that can be used; beside the first paints of the yardsticks. */
async function loading(browser: Browser, save: Save, slowdown: number, rounds: number): Promise<void> {
  const times = {
    paint: [] as number[],
    first: [] as number[],
    board: [] as number[],
    blocked: [] as number[],
    empty: [] as number[],
    letter: [] as number[],
  };
  for (let round = 0; round < rounds; round++) {
    for (const name of ['letter', 'empty'] as const) times[name].push(await paintOf(browser, name, save, slowdown));
    const { page, close } = await freshPage(browser, save, slowdown);
    await page.goto(HOME);
    times.paint.push(await firstPaint(page));
    times.first.push((await longTasks(page)).reduce((sum, task) => sum + Math.max(0, task - 50), 0));
    await page.goto('about:blank');
    times.board.push(await timeToBoard(page, save.id));
    times.blocked.push((await longTasks(page)).reduce((sum, task) => sum + Math.max(0, task - 50), 0));
    await close();
  }
  const [cpu, isQuick] = [slowdown === 1 ? '' : ', CPU slowed 4 times', slowdown === 1];
  // Compared within each round, because the machine may be faster in the next.
  const compared = (name: 'empty' | 'letter') =>
    median(times.paint.map((time, round) => time / (times[name][round] as number))).toFixed(2);
  row('W2', `first paint${cpu}`, ms(median(times.paint)), isQuick ? '≤ 250 ms' : '≤ 600 ms');
  row('W2', `÷ empty page with 311 kB of idle script${cpu}`, compared('empty'), '≤ 0.6');
  row('W2', `÷ a page with one letter${cpu}`, compared('letter'));
  row('W2', `cold address to a usable board${cpu}`, ms(median(times.board)), isQuick ? '≤ 500 ms' : '≤ 1200 ms');
  row('W2', `blocking time on the way to the board${cpu}`, ms(median(times.blocked)), isQuick ? '≤ 30 ms' : '');
  row('W2', `… of the first screen${cpu}`, ms(median(times.first)), isQuick ? '≤ 30 ms' : '');
}

async function answering(browser: Browser, slowdown: number): Promise<void> {
  const { page, close } = await freshPage(browser, SAVE, slowdown);
  const one = await clickingOneButton(page, 50);
  await openGame(page, 'bench');
  await page.waitForTimeout(1500);
  await watchAnswers(page);
  const all = await clicking(page, 50);
  const answers = await answersSeen(page);
  const work = await workOf(browser, () => clicking(page, TRACED));
  await close();
  const [cpu, isQuick] = [slowdown === 1 ? '' : ', CPU slowed 4 times', slowdown === 1];
  const [p75, p95] = [quantile(all, 0.75), quantile(all, 0.95)];
  row('W3', `input to paint, late game of four, p75${cpu}`, ms(p75), isQuick ? '≤ 48 ms' : '≤ 100 ms');
  row('W3', `… p95${cpu}`, ms(p95), isQuick ? '≤ 80 ms' : '');
  row('W3', `… p75 ÷ a page with one button${cpu}`, ratio(p75, quantile(one, 0.75)), '≤ 2');
  row('W3', `input to a frame with the answer, p75${cpu}`, ms(quantile(answers, 0.75)));
  if (!isQuick) return;
  row('W3', 'CPU time of the main thread for a click', ms(work.main / TRACED));
  row('W3', 'CPU time to draw what a click changes', ms(work.drawing / TRACED));
  row('W3', '… tiles drawn for it', (work.tiles / TRACED).toFixed(1));
}

async function moving(browser: Browser): Promise<void> {
  const { page, close } = await freshPage(browser, SAVE);
  await openGame(page, 'bench');
  await page.waitForTimeout(1500);
  const found = { rest: [] as number[], pan: [] as number[], zoom: [] as number[] };
  for (let round = 0; round < 3; round++) {
    for (const kind of ['rest', 'pan', 'zoom'] as const) found[kind].push(...(await frames(page, kind)));
  }
  for (const [kind, list] of Object.entries(found)) {
    const what = { rest: 'frames of the map at rest', pan: '… while it is dragged', zoom: '… while it is zoomed' }[
      kind
    ];
    row(
      'map',
      `${what}, median / p95`,
      `${ms(median(list))} / ${ms(quantile(list, 0.95))}`,
      kind === 'rest' ? '' : '17 ms',
    );
  }
  await close();
}

/** Cards, attacks and blocks of a fight, one press after another. */
async function fighting(browser: Browser): Promise<void> {
  const { page, close } = await freshPage(browser, saved('fight', FIGHT, ['person']));
  await openGame(page, 'fight');
  await page.locator('.motion').waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  await watchMotion(page);
  // As fast as someone who knows what to do.
  await clicking(page, 60, 350);
  const { frames: moving, rest, starts } = await watched(page);
  const lost = (list: readonly number[]) =>
    `${((list.filter(frame => frame > 20).length / Math.max(1, list.length)) * 100).toFixed(1)} %`;
  row('W5', `frames over 20 ms while a fight moves (of ${moving.length})`, lost(moving), '≤ 2 %');
  row('W5', `… while nothing moves, which the machine loses (of ${rest.length})`, lost(rest));
  row('W5', `press to first movement, p75 (of ${starts.length})`, ms(quantile(starts, 0.75)), '≤ 48 ms');
  await close();
}

/** Bots take their turns while someone watches. */
async function waiting(browser: Browser): Promise<void> {
  const { page, close } = await freshPage(
    browser,
    saved(
      'bots',
      LATE,
      PLAN.map((_, seat) => (seat === NEXT ? 'person' : 'greedy')),
    ),
  );
  await openGame(page, 'bots');
  const start = await page.evaluate(() => performance.now());
  await page.waitForTimeout(6000);
  row(
    'W3',
    'longest task while bots play',
    ms(Math.max(0, ...(await longTasks(page, start + 1000)))),
    'none over 50 ms',
  );
  await close();
}

async function watching(browser: Browser): Promise<void> {
  const { page, cdp, close } = await freshPage(browser, SAVE);
  await openGame(page, 'bench');
  await page.waitForTimeout(1500);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  row('W4', 'heap at the board', `${((await heap(cdp)) / 1e6).toFixed(1)} MB`, '≤ 15 MB');
  row('W4', 'nodes at the board', String(nodes), '≤ 2000');
  await page.goto('about:blank');
  await page.goto(`${HOME}#/replay/bench`);
  const next = page.locator('.transport-play + button');
  await next.waitFor();
  // At the end it starts over: few games have this many steps.
  const watch = (steps: number) =>
    next.evaluate(async (button, count) => {
      const first = button.parentElement?.firstElementChild;
      for (let i = 0; i < count; i++) {
        ((button as HTMLButtonElement).disabled ? (first as HTMLElement) : (button as HTMLElement)).click();
        await new Promise(done => requestAnimationFrame(done));
      }
    }, steps);
  // The same step of the game both times: later ones have more on the table.
  const around = LATE.log.length + 1;
  const thousand = Math.ceil(900 / around) * around;
  await watch(100);
  const [early, earlyData] = [await heap(cdp), await dataOnHeap(cdp)];
  // The whole game once: by then most code that shows it has been compiled.
  await watch(around);
  const seen = await heap(cdp);
  await watch(thousand - around);
  const [later, laterData] = [await heap(cdp), await dataOnHeap(cdp)];
  await watch(around);
  row('W4', 'heap after 1,000 steps of a replay and more ÷ after 100', ratio(later, early), '≤ 1.1');
  row('W4', '… without compiled code', ratio(laterData, earlyData), '≤ 1.1');
  row('W4', '… of one that has been watched to its end before', ratio(await heap(cdp), seen), '≤ 1.1');
  await close();
}

/** A thousand answers at one table. The game grows, and code is compiled on first use; nothing else may grow. */
async function playing(browser: Browser): Promise<void> {
  const heroes = ['goldyx', 'arythea', 'tovak', 'norowas'];
  const begun = new Session({ scenario: 'full-conquest', heroes, seed: 'long' });
  const { page, cdp, close } = await freshPage(browser, saved('long', begun, ['greedy', 'greedy', 'greedy', 'greedy']));
  // No one needs to watch them.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${HOME}#/game/long`);
  await page.locator('.table').waitFor();
  const sizes: [answers: number, heap: number][] = [];
  for (const wanted of [100, 700, 1000]) {
    let answers = 0;
    for (let tries = 0; answers < wanted && tries < 3000; tries++) {
      await page.waitForTimeout(20);
      answers = (await keptInPage(page, 'long'))?.label?.answers ?? 0;
    }
    sizes.push([answers, await heap(cdp)]);
  }
  const [last, lastHeap] = sizes.pop() as [number, number];
  for (const [answers, before] of sizes) {
    row('W4', `heap after ${last} answers of 4 bots ÷ after ${answers}`, ratio(lastHeap, before), '');
  }
  await close();
}

for (const { what, bytes, most } of await weigh()) {
  row('W1', what, `${(bytes / 1000).toFixed(1)} kB`, `≤ ${most / 1000} kB`);
}
await build(config);
addYardsticks();
const server = await preview(config);
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
});
try {
  const save = await keptByApp(browser, SAVE);
  await loading(browser, save, 1, 7);
  await loading(browser, save, 4, 7);
  await answering(browser, 1);
  await answering(browser, 4);
  await moving(browser);
  await fighting(browser);
  await waiting(browser);
  await watching(browser);
  await playing(browser);
} finally {
  await browser.close();
  await server.close();
  rmSync(DIST, { recursive: true });
}
