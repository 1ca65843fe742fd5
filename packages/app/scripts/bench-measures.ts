/* What `npm run bench -- web` measures in a page. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { keepInPage } from '../e2e/moments.ts';
import type { Save } from '../src/saves/save.ts';

export const PORT = 4178;
export const HOME = `http://localhost:${PORT}/`;
/** A file of the same origin that runs nothing. */
const START = `${HOME}manifest.webmanifest`;

export interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly close: () => Promise<void>;
}

/** A fresh page on the app's origin, with a saved game. */
export async function freshPage(browser: Browser, save: Save | null, slowdown = 1): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(START);
  if (save) await keepInPage(page, [save]);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, cdp, close: () => context.close() };
}

/** The board is usable when its spaces can be pointed at and the hand and the question, which render last, are there. */
export async function openGame(page: Page, id: string): Promise<void> {
  await page.goto(`${HOME}#/game/${id}`);
  await page.locator('.table:has(.board-hit):has(.question) [data-row=hand] [data-spot]').first().waitFor();
}

/**
 * How long a cold address takes to a usable board, in ms. The page itself notices it: looking from outside costs as much
 * as a step of the table, and comes late on a slowed-down page. The frame that shows the board has been made by then.
 */
export async function timeToBoard(page: Page, id: string): Promise<number> {
  await page.addInitScript(() => {
    const parts = ['.table .board-hit', '.table .question', '.table [data-row=hand] [data-spot]'];
    const look = () => {
      if (!parts.every(part => document.querySelector(part))) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('board');
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${HOME}#/game/${id}`);
  const noticed = () => page.evaluate(() => performance.getEntriesByName('board')[0]?.startTime ?? null);
  for (;;) {
    const time = await noticed();
    if (time !== null) return time;
    await page.waitForTimeout(200);
  }
}

/** A game saved by the app itself: played a little, then undone. */
export async function keptByApp(browser: Browser, save: Save): Promise<Save> {
  const { page, close } = await freshPage(browser, save);
  await openGame(page, save.id);
  await page.locator('.strip-undo button:enabled').first().click();
  await page.locator('.strip-undo button:enabled').last().click();
  await page.waitForTimeout(500);
  const kept = await keptInPage(page, save.id);
  await close();
  if (!kept) throw new Error('the app has not kept the game');
  return kept;
}

/** A game as stored in the browser's database. */
export const keptInPage = (page: Page, id: string): Promise<Save | undefined> =>
  page.evaluate(
    wanted =>
      new Promise((done, failed) => {
        const request = indexedDB.open('deedbook');
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const found = request.result.transaction('games').objectStore('games').get(wanted);
          found.onsuccess = () => {
            request.result.close();
            done(found.result);
          };
        };
      }),
    id,
  );

/**
 * The pages that the first screen is compared with. The empty one holds a script that draws the only thing on it: as in
 * other clients, nothing is seen before it has loaded. The one with a letter is as fast as any page can be.
 */
export const YARDSTICKS = {
  empty: {
    page: 'empty.html',
    html: '<!doctype html><script type="module" src="./inert.js"></script><div id="app"></div>',
  },
  letter: { page: 'letter.html', html: '<!doctype html><p>D' },
} as const;
export const INERT = { file: 'inert.js', drawing: "document.getElementById('app').append('.');" } as const;

/** The first paint of a yardstick. It starts where the first screen starts: in a fresh page, with the same saved game. */
export async function paintOf(
  browser: Browser,
  name: keyof typeof YARDSTICKS,
  save: Save,
  slowdown: number,
): Promise<number> {
  const { page, close } = await freshPage(browser, save, slowdown);
  await page.goto(`${HOME}${YARDSTICKS[name].page}`);
  const time = await firstPaint(page);
  await close();
  return time;
}

export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') done(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** The tasks over 50 ms that a page has run since a given time. */
export const longTasks = (page: Page, since = 0): Promise<number[]> =>
  page.evaluate(
    from =>
      new Promise<number[]>(done => {
        const found: number[] = [];
        new PerformanceObserver(list => {
          for (const { startTime, duration } of list.getEntries()) if (startTime >= from) found.push(duration);
        }).observe({ type: 'longtask', buffered: true });
        setTimeout(() => done(found), 300);
      }),
    since,
  );

/** Records how long clicks take to paint, as measured by the browser. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { durations });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (entry.name === 'click') durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Clicks faster than the browser's reporting threshold count as the threshold. */
async function heard(page: Page, clicks: number): Promise<number[]> {
  await page.waitForTimeout(300);
  const slow = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations);
  return [...slow, ...Array<number>(Math.max(0, clicks - slow.length)).fill(16)];
}

/** Records how long clicks take until a frame with their answer has been made. Drawing it comes on top. */
export const watchAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { deedbook } = globalThis as unknown as { deedbook: { asked(): unknown } };
    const answered: number[] = [];
    Object.assign(globalThis, { answered });
    let press: { readonly time: number; readonly asked: unknown } | null = null;
    addEventListener('click', ({ timeStamp }) => (press = { time: timeStamp, asked: deedbook.asked() }), true);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => void answered.push(performance.now() - data);
    const look = () => {
      if (press !== null && deedbook.asked() !== press.asked) {
        // It is heard once this frame has been made.
        port2.postMessage(press.time);
        press = null;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

export const answersSeen = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { answered: number[] }).answered);

/**
 * Clicks whatever is lit: menus, cards, the buttons of the question. When nothing is left, undoes what was done. What a
 * click does depends on what it does it to, never on the layout, so that versions that look different can be compared.
 */
export async function clicking(page: Page, clicks: number, apart = 50): Promise<number[]> {
  await listen(page);
  let done = 0;
  for (let tries = 0; done < clicks && tries < clicks * 3; tries++) {
    const target = await page.evaluate(n => {
      const lit = [...document.querySelectorAll('.spot-menu [data-key], [data-row=hand] [data-lit]')];
      const seen = lit.filter(element => element.checkVisibility());
      const menu = seen.filter(element => element.closest('.spot-menu'));
      // A card may ask a further question: then its buttons are what is lit.
      const asked = [...document.querySelectorAll('.question [data-key]')].filter(element => element.checkVisibility());
      const list = [menu, seen, asked].find(found => found.length > 0) ?? [];
      const chosen = list[n % list.length];
      const box = chosen?.getBoundingClientRect();
      if (!chosen || !box) return null;
      const card = list === seen ? chosen.getAttribute('data-spot') : null;
      return { card, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, tries * 7);
    if (target) {
      await page.mouse.move(target.x, target.y);
      const part = target.card === null ? target : ((await basicPart(page, target.card)) ?? target);
      await page.mouse.click(part.x, part.y);
      done++;
    } else for (let i = 0; i < 4; i++) await page.keyboard.press('u');
    await page.waitForTimeout(apart);
  }
  if (done < clicks / 2) throw new Error(`only ${done} of ${clicks} clicks found something to do`);
  return heard(page, done);
}

/** Where the basic effect of a card is, which is pointed at and therefore lifted. */
const basicPart = (page: Page, card: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate(spot => {
    const box = document.querySelector(`[data-spot="${spot}"] [data-zone=play] .card-text`)?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, card);

/** The yardstick: the same clicks on a page with a single button that changes its label. */
export async function clickingOneButton(page: Page, clicks: number): Promise<number[]> {
  await page.setContent('<button style="font-size:3rem" onclick="this.textContent=Math.random()">0</button>');
  await listen(page);
  for (let i = 0; i < clicks; i++) {
    await page.mouse.click(30, 30);
    await page.waitForTimeout(50);
  }
  return heard(page, clicks);
}

/** The frames, in ms, of one second in which a script moves the map, or nothing happens. */
export const frames = (page: Page, kind: 'rest' | 'pan' | 'zoom'): Promise<number[]> =>
  page.evaluate(
    what =>
      new Promise<number[]>(done => {
        const svg = document.querySelector('.board-svg') as SVGSVGElement;
        // A pointer that does not exist cannot be captured.
        svg.setPointerCapture = () => undefined;
        const at = { clientX: 700, clientY: 400, pointerId: 1, button: 0, bubbles: true, cancelable: true };
        const found: number[] = [];
        let before = performance.now();
        if (what === 'pan') svg.dispatchEvent(new PointerEvent('pointerdown', at));
        const step = (now: number) => {
          found.push(now - before);
          before = now;
          const i = found.length;
          const [clientX, clientY] = [700 + 120 * Math.sin(i / 8), 400 + 80 * Math.cos(i / 9)];
          if (what === 'pan') svg.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX, clientY }));
          if (what === 'zoom') svg.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: i % 40 < 20 ? 20 : -20 }));
          if (i < 60) requestAnimationFrame(step);
          else {
            if (what === 'pan') svg.dispatchEvent(new PointerEvent('pointerup', at));
            setTimeout(() => done(found.slice(1)), 500);
          }
        };
        requestAnimationFrame(step);
      }),
    kind,
  );

export async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

/** Kinds of things on the heap that are code rather than what the page keeps: it grows with each function first used. */
const CODE = ['code', 'object shape', 'native'];

/** What the page keeps on the heap without compiled code: objects, arrays, strings, functions. Takes a snapshot. */
export async function dataOnHeap(cdp: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
    nodes: number[];
  };
  const { node_fields: fields, node_types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let all = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!CODE.includes(node_types[0][nodes[at + kind] as number] as string)) all += nodes[at + size] as number;
  }
  return all;
}
