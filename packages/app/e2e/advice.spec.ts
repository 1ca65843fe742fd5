import { buildScene, Session } from '@deedbook/engine';
import { ON_THE_MAP } from '../src/testing/on-the-map.ts';
import { SCENES } from '../src/workshop/fight-scenes.ts';
import { expect, openGame, PHONE, shelve, sharing as test } from './journey.ts';
import { saved } from './moments.ts';

const { scene } = SCENES.five as NonNullable<(typeof SCENES)[string]>;
const game = () => saved('advice', new Session(buildScene(scene)));
const turn = () => saved('turn', new Session(buildScene({ players: 1, ...ON_THE_MAP })));

test('advice is off until a setting turns it on; then it is worked out beside the fight', async ({ page }) => {
  await shelve(page, turn());
  await openGame(page, game());
  await expect(page.locator('.fight')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Advice' })).toHaveCount(0);
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: /^Advice/ }).check();
  await page.goto('./#/game/advice');
  await page.getByRole('button', { name: 'Advice' }).click();
  const advice = page.locator('.advice-body');
  await expect(advice.getByRole('button', { name: 'At what loss?' })).toBeVisible({ timeout: 60_000 });
  for (const name of ['At what loss?', 'With what?', 'Step by step?'])
    await advice.getByRole('button', { name }).click();
  await expect(advice.locator('ol > li').first()).toBeVisible();
  // The table goes on under it.
  await page.keyboard.press('Escape');
  await expect(advice).toHaveCount(0);
  await expect(page.locator('.fight')).toBeVisible();
  // On the map, it is plans for the turn.
  await page.goto('./#/game/turn');
  await page.getByRole('button', { name: 'Plans for this turn' }).click();
  await expect(page.getByRole('button', { name: /The best I found/ })).toBeVisible({ timeout: 60_000 });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('advice fits the screen and is reached by touch', async ({ page }) => {
    await shelve(page, game());
    await page.evaluate(() =>
      localStorage.setItem('deedbook.settings', JSON.stringify({ language: 'en', advice: true })),
    );
    await page.goto('./#/game/advice');
    await page.getByRole('button', { name: 'Advice' }).tap();
    const advice = page.locator('.advice-body');
    await expect(advice.getByRole('button', { name: 'At what loss?' })).toBeVisible({ timeout: 60_000 });
    await advice.getByRole('button', { name: 'At what loss?' }).tap();
    const box = await advice.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844).toBe(true);
  });
});
