import { expect, openGame, sharing as test } from './journey.ts';
import { momentOf, saved } from './moments.ts';

test('a finished game counts, shows its deeds, and can be passed on as a picture', async ({ page }) => {
  const game = momentOf({ scenario: 'first-reconnaissance', heroes: ['tovak'] }, (_, view) => view.over);
  await openGame(page, saved('counted', game));
  await expect(page.getByRole('heading', { name: 'Deeds of this game' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Picture' }).click();
  expect((await download).suggestedFilename()).toBe('deedbook-first-reconnaissance-tovak.png');
  await page.goto('./');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.locator('.statistics-counted')).toContainText('Finished1');
  expect(await page.locator('.achievements [data-earned]').count()).toBeGreaterThan(0);
  // A game that is deleted stays counted.
  await page.evaluate(() => indexedDB.deleteDatabase('deedbook'));
  await page.reload();
  await expect(page.locator('.statistics-counted')).toContainText('Finished1');
});
