import type { Page } from '@playwright/test';
import { PHONE, placeOf, whereAt } from './journey.ts';
import { playInPage } from './player.ts';
import { enterAs, expect, test, wireOf } from './tables.ts';

/** Opens a table for two from the first page on, and gives its address. */
async function host(page: Page, name: string): Promise<string> {
  await page.goto('./');
  await page.getByRole('link', { name: 'Play online' }).click();
  await enterAs(page, name);
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByLabel('Name of the table').fill('Thursday night');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Thursday night' }).waitFor();
  return page.url();
}

/** Lets whoever is asked answer by clicking, so often in all. */
async function playTogether(pages: readonly Page[], answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const page = await askedAmong(pages);
    const { problem } = await playInPage(page, i + 1, 1);
    expect(problem).toBeNull();
  }
}

/** The window whose player has to decide. */
async function askedAmong(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      const places = await Promise.all(pages.map(whereAt));
      found = pages[places.findIndex(place => place.includes('"standing":false'))];
      return found !== undefined;
    })
    .toBe(true);
  return found as Page;
}

test('two people meet by a link and play, through a reload and a cut connection, one on a phone', async ({ visit }) => {
  const [ana, bo] = await Promise.all([visit(), visit(PHONE)]);
  const [anasWire, bosWire] = await Promise.all([wireOf(ana), wireOf(bo)]);
  const address = await host(ana, 'Ana');
  await bo.goto(address);
  await bo.getByLabel('Your name').first().fill('Bo');
  await bo.getByRole('button', { name: 'Join as a guest' }).tap();
  await bo.getByRole('button', { name: 'Join the table' }).tap();
  await ana.getByRole('button', { name: 'Start the game' }).click();
  await playTogether([ana, bo], 12);
  // A reload leads back to the very question.
  const asked = await askedAmong([ana, bo]);
  const before = await placeOf(asked);
  await asked.reload();
  expect(await placeOf(asked)).toBe(before);
  // Without a connection a small sign shows; what is answered meanwhile arrives afterwards.
  const wire = asked === ana ? anasWire : bosWire;
  wire.cut();
  const lost = asked.getByText('Connection lost.');
  await expect(lost).toBeVisible();
  const { key } = await asked.evaluate(() => {
    const { deedbook } = globalThis as unknown as { deedbook: { asked(): { choices: { key: string }[] } } };
    return deedbook.asked().choices[0] as { key: string };
  });
  await asked.locator(`[data-key="${key}"]`).first().or(asked.locator('[data-lit]').first()).first().click();
  wire.mend();
  await expect(lost).toHaveCount(0);
  await playTogether([ana, bo], 8);
});
