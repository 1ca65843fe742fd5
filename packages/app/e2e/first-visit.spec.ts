import { expect, fixChance, question, test } from './journey.ts';
import { playInPage } from './player.ts';

test('a first visit leads to a running solo game in three clicks, and on to a first fight', async ({ page }) => {
  await page.goto('./');
  await fixChance(page);
  await page.getByRole('button', { name: 'Play solo now' }).click();
  // The map lies open, and what the game is about is told before anything is asked.
  await expect(page.getByRole('region', { name: 'What this game is about' })).toContainText('find the city');
  await expect(page.locator('.stage')).toHaveCount(0);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.stage [data-lit]').first().click();
  await expect(question(page)).toContainText('Your turn');
  expect(await page.locator('[data-row=hand] [data-lit]').count()).toBeGreaterThan(0);
  const played = await playInPage(page, 1, 400, {
    wanted: 'combat',
    prefers: ['challenge', 'assault', 'provoke', 'explore', 'walk'],
  });
  expect(played.problem).toBeNull();
  await expect(page.getByRole('region', { name: 'Combat' })).toBeVisible();
});
