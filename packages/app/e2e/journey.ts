import { test as base, expect, type Page } from '@playwright/test';
import type { Save } from '../src/saves/save.ts';
import { keepInPage } from './moments.ts';

/** A journey fails when the page says that something went wrong, whatever else it checks. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('weberror', ({ error }) => void complaints.push(error().stack ?? error().message));
      context.on('console', message => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Puts games on the shelf of a browser that has not been here yet. */
export async function shelve(page: Page, ...saves: readonly Save[]): Promise<void> {
  await page.route('**/empty', route =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('empty');
  await keepInPage(page, saves);
}

/** Sits down at a game. */
export async function openGame(page: Page, save: Save): Promise<void> {
  await shelve(page, save);
  await page.goto(`./#/game/${save.id}`);
  await page.locator('main.table, main.hand-over, .scores').first().waitFor();
}
