import type { Page } from '@playwright/test';
import { expect, openGame, PHONE, placeOf, sharing as test } from './journey.ts';
import { momentOf, saved } from './moments.ts';

const game = () =>
  saved(
    'back',
    momentOf({ scenario: 'first-reconnaissance', heroes: ['tovak'] }, ({ prompt }) => prompt === 'turn'),
  );

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Leave the table?' });

test('Escape and "back" close what is open, then ask before they leave the game', async ({ page }) => {
  await openGame(page, game());
  const before = await placeOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.locator('.help')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.help')).toHaveCount(0);
  // Nothing is open any more.
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await placeOf(page)).toBe(before);
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.locator('main.table')).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('#/');
});

test('"back" closes the rule book and leaves the table as it was', async ({ page }) => {
  await openGame(page, game());
  await placeOf(page);
  await page.keyboard.press('b');
  await expect(page.locator('.book-panel')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.book-panel')).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
});

test('the card of a space goes with the look at another one, with Escape, and where there is no space', async ({
  page,
}) => {
  await openGame(page, game());
  await placeOf(page);
  const card = page.locator('.hex-card');
  const village = page.locator('.board-hit:not([data-lit])').first();
  await village.hover();
  await expect(card).toBeVisible();
  const title = await card.locator('h2').innerText();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  // Kept open by a press, it gives way to the next one, and to none at all.
  await village.click({ force: true });
  await expect(card).toBeVisible();
  await page.locator('.board-hit').filter({ visible: true }).nth(6).hover();
  await expect.poll(async () => ((await card.count()) === 0 ? '' : card.locator('h2').innerText())).not.toBe(title);
  await village.click({ force: true });
  await page.mouse.move(1300, 560);
  await expect(card).toHaveCount(0);
});

test('the card of a space covers neither that space nor the hero', async ({ page }) => {
  await openGame(page, game());
  await placeOf(page);
  const spaces = await page.locator('.board-hit[data-spot^="hex"]').all();
  const hero = await page.locator('.board-hero').boundingBox();
  for (const space of spaces.slice(0, 10)) {
    const box = await space.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    if (x < 280 || x > 1300 || y < 80 || y > 560) continue;
    await page.mouse.move(x, y);
    await page.waitForTimeout(600);
    const card = await page.locator('.hex-card').boundingBox();
    for (const [seenX, seenY] of [
      [x, y],
      [(hero?.x ?? 0) + 20, (hero?.y ?? 0) + 20],
    ] as const) {
      const isInside =
        card !== null &&
        seenX > card.x &&
        seenX < card.x + card.width &&
        seenY > card.y &&
        seenY < card.y + card.height;
      expect(isInside).toBe(false);
    }
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('"back" closes the sheet, then the tab, then asks', async ({ page }) => {
    await openGame(page, game());
    const before = await placeOf(page);
    await page.locator('.tabs-tab').nth(2).tap();
    await expect(page.locator('.table-side')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.locator('.table-side')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.table-side')).toHaveCount(0);
    await page.goBack();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Keep playing' }).tap();
    await expect(dialog(page)).toHaveCount(0);
    expect(await placeOf(page)).toBe(before);
  });
});
