import type { Session } from '@deedbook/engine';
import { expect, PHONE, shelve, sharing as test } from './journey.ts';
import { momentOf, saved } from './moments.ts';

const played = (): Session =>
  momentOf({ scenario: 'first-reconnaissance', heroes: ['tovak'] }, (_, __, { log }) => log.length >= 10);

test('a game is reviewed in a worker, the review is kept, and leads through the replay', async ({ page }) => {
  await shelve(page, saved('kept', played()));
  await page.goto('./#/replay/kept');
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { name: 'Review of Tovak' })).toBeVisible();
  const accuracy = page.locator('.review-figures dd').first();
  await expect(page.locator('.review-progress')).toHaveCount(0, { timeout: 60_000 });
  await expect(accuracy).toHaveText(/^\d+%$/);
  await expect(page.locator('.review-chart-curve')).toBeVisible();
  // Done once is done.
  await page.reload();
  await expect(accuracy).toHaveText(/^\d+%$/);
  await expect(page.locator('.review-progress')).toHaveCount(0);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  const strip = page.locator('.review-strip');
  await expect(strip).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(strip).toContainText('Expected before');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a review can be paused and goes on from there', async ({ page }) => {
    await shelve(page, saved('kept', played()));
    await page.goto('./#/review/kept');
    await page.getByRole('button', { name: 'Pause' }).tap();
    await page.getByRole('button', { name: 'Continue' }).tap();
    await expect(page.locator('.review-progress')).toHaveCount(0, { timeout: 60_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
