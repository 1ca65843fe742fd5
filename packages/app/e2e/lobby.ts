import type { Page } from '@playwright/test';

/* What people do in the lobby and around a table, in English. */

/** Opens a table from the lobby and returns its address. */
export async function openTable(page: Page, prepare: () => Promise<unknown> = async () => undefined): Promise<string> {
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByLabel('Name of the table').fill('Thursday night');
  await prepare();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  return page.url();
}

/** Joins a table by its link. */
export async function join(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').first().fill(name);
  await page.getByRole('button', { name: 'Join as a guest' }).click();
  await page.getByRole('button', { name: 'Join the table' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).waitFor();
}

export const start = (page: Page) => page.getByRole('button', { name: 'Start the game' }).click();

/** Opens the panel about the table. */
export const openPanel = (page: Page) => page.getByRole('button', { name: /^Table/ }).click();

/** Leaves the table for the lobby. The seat stays. */
export async function goAway(page: Page): Promise<void> {
  await page.goto('./#/online');
  await page.getByRole('link', { name: 'Play Thursday night' }).waitFor();
}

/** Comes back from the lobby. */
export const comeBack = (page: Page) => page.getByRole('link', { name: 'Play Thursday night' }).click();

/** Changes settings of the app, as another window of the same browser would. */
export const prefer = (page: Page, change: Readonly<Record<string, unknown>>) =>
  page.evaluate(change => {
    const key = 'deedbook.settings';
    const before: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify(Object.assign({ language: 'en' }, before, change)));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, change);
