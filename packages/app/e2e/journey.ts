import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Save } from '../src/saves/save.ts';
import { keepInPage } from './moments.ts';

/** A journey fails when the page reports an error, or when the policy blocks something in a worker. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints: string[] = [];
      context.on('weberror', error => void complaints.push(error.error().stack ?? error.error().message));
      context.on('console', message => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use(complaints);
      complaints.push(...((await (await fetch(`${baseURL}violations`)).json()) as string[]));
      expect(complaints, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Adds saved games to a browser that has never been here. */
export async function shelve(page: Page, ...saves: readonly Save[]): Promise<void> {
  await page.route('**/empty', route =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('empty');
  await keepInPage(page, saves);
  await page.unroute('**/empty');
}

/** Opens a game. */
export async function openGame(page: Page, save: Save): Promise<void> {
  await shelve(page, save);
  await page.goto(`./#/game/${save.id}`);
  await page.locator('main.table, main.hand-over, .scores').first().waitFor();
}

/** Taps something that cannot be undone: only the second tap in the same place takes effect. */
export async function tapTwice(thing: Locator): Promise<void> {
  await thing.tap();
  await thing.tap();
}

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
  await expect.poll(() => page.evaluate(isReady), { timeout: 30_000 }).toBe(true);
}
