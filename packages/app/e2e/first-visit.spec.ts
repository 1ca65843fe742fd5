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

test('the page shows its sign and its name before anything else has come', async ({ page }) => {
  const { promise: served, resolve: serve } = Promise.withResolvers<void>();
  await page.route(/assets/, async route => {
    await served;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  const opening = page.getByRole('img', { name: 'Deedbook' });
  await expect(opening).toBeVisible();
  const boxes = await opening.locator('svg').evaluateAll(all => all.map(part => part.getBoundingClientRect().toJSON()));
  expect(boxes.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [72, 72],
    [169, 31],
  ]);
  serve();
  await expect(page.getByRole('button', { name: 'Play solo now' })).toBeVisible();
  await expect(opening).toHaveCount(0);
});
