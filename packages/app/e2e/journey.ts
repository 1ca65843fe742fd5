import { test as base, type ConsoleMessage, expect, type Locator, type Page, type WebError } from '@playwright/test';
import type { Save } from '../src/saves/save.ts';
import { clean, EMPTY, KeptPages } from './kept-pages.ts';
import { keepInPage } from './moments.ts';
import { undrawn } from './undrawn.ts';

/**
 * Journeys of a visitor who has never been here. A journey fails when the page reports an error, or when a worker
 * reports that the policy kept it from something.
 */
export const test = base.extend<{ complaints: string[] }, { keptPages: KeptPages }>({
  // Only for those that share pages; but journeys with other fixtures of the worker would need a worker of their own.
  keptPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const pages = new KeptPages();
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await undrawn(context);
    await use(context);
  },
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints: string[] = [];
      const onError = (error: WebError) => void complaints.push(error.error().stack ?? error.error().message);
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error') complaints.push(message.text());
      };
      context.on('weberror', onError).on('console', onMessage);
      await use(complaints);
      context.off('weberror', onError).off('console', onMessage);
      complaints.push(...((await (await fetch(`${baseURL}violations`)).json()) as string[]));
      expect(complaints, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Journeys that use the same page one after the other, at about a third of the cost. The page is emptied in between. Not
 * for journeys that change the browser itself: by a service worker, an init script or permissions.
 */
export const sharing = test.extend({
  context: async ({ keptPages, browser, contextOptions, hasTouch, isMobile, deviceScaleFactor }, use) => {
    const kind = JSON.stringify({ contextOptions, hasTouch, isMobile, deviceScaleFactor });
    const page = await keptPages.take(kind, browser);
    await use(page.context());
    await clean(page);
  },
  page: async ({ context, viewport }, use) => {
    const [page] = context.pages() as [Page];
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

/** Journeys of an app that keeps itself for use without a network, by its service worker. */
export const keeping = test.extend({ serviceWorkers: 'allow' });

export { expect };

/** A real one has more pixels to the point; they only take longer to draw. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

/** Adds saved games to a browser that has never been here. */
export async function shelve(page: Page, ...saves: readonly Save[]): Promise<void> {
  if (!page.url().endsWith(`/${EMPTY}`)) await page.goto(EMPTY);
  await keepInPage(page, saves);
}

/** Opens a game. The question comes last; the keys come with it. */
export async function openGame(page: Page, save: Save): Promise<void> {
  await shelve(page, save);
  await page.goto(`./#/game/${save.id}`);
  await page.locator('main.table .table-ask, main.hand-over, .scores').first().waitFor();
}

/** From now on chance gives the page the same hero and the same map every time. */
export const fixChance = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Math.random = () => 0.4;
    crypto.getRandomValues = array => {
      if (array instanceof Uint32Array) array.fill(271_828_182);
      return array;
    };
  });

/** Taps something that cannot be undone: only the second tap in the same place takes effect. */
export async function tapTwice(thing: Locator): Promise<void> {
  await thing.tap();
  await thing.tap();
}

/** The keys of the map come a moment after it. */
export const mapHearsKeys = (page: Page): Promise<void> => page.locator('[aria-keyshortcuts~="End"]').waitFor();

/** What the seat at the screen is asked, in words. */
export const question = (page: Page): Locator => page.locator('.question-prompt');

export const undoButton = (page: Page): Locator => page.locator('.strip-undo button').first();

/** Identifies the current question: the same before and after means that nothing was lost. */
export const whereAt = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { deedbook } = globalThis as unknown as { deedbook?: { asked(): unknown; view(): { over: boolean } | null } };
    return deedbook?.asked() || deedbook?.view()?.over ? JSON.stringify(deedbook.asked()) : '';
  });

/** The same, as soon as the page shows a question. */
export async function placeOf(page: Page): Promise<string> {
  await expect.poll(() => whereAt(page)).not.toBe('');
  return whereAt(page);
}

/** The games saved in this browser. */
export const keptIn = (page: Page): Promise<{ id: string; answers: number }[]> =>
  page.evaluate(
    () =>
      new Promise((done, failed) => {
        const request = indexedDB.open('deedbook', 1);
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            request.result.close();
            done(all.result.map(({ id, label }) => ({ id, answers: label.answers })));
          };
        };
      }),
  );

/** The service worker has every file and answers instead of the network. */
export async function readyForOffline(page: Page): Promise<void> {
  // `ready` may be the worker of a deployment above, which knows nothing of this page.
  const isReady = async () => {
    const own = new URL('./', location.href).href;
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.some(({ scope, active }) => scope === own && active?.state === 'activated');
  };
  await expect.poll(() => page.evaluate(isReady), { timeout: 60_000 }).toBe(true);
}
