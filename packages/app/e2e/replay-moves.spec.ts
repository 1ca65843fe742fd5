import type { Page } from '@playwright/test';
import { expect, shelve, sharing as test } from './journey.ts';
import { momentOf, saved } from './moments.ts';

const duo = () =>
  saved(
    'film',
    momentOf({ scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'] }, (_, view) => view.round === 2),
  );

async function openFilm(page: Page): Promise<void> {
  await shelve(page, duo());
  await page.goto('./#/replay/film');
  await page.locator('.transport').waitFor();
  await page.keyboard.press('Home');
  await page.locator('.motion').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const seen = { moved: [] as string[] };
    Object.assign(globalThis, seen);
    new MutationObserver(changes => {
      for (const { addedNodes } of changes) for (const node of addedNodes) seen.moved.push((node as Element).className);
    }).observe(document.querySelector('.motion') as Element, { childList: true });
  });
}

const moved = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a replay shows the moves, and what another hero does on the map', async ({ page }) => {
    await openFilm(page);
    await page.locator('.replay-head label').first().click();
    await page.getByLabel('Speed').selectOption('8');
    await page.locator('.transport-play').click();
    await expect.poll(async () => (await moved(page)).some(name => name.includes('motion-tell'))).toBe(true);
    // Going elsewhere ends whatever moves.
    await page.locator('.transport-buttons button').first().click();
    await expect(page.locator('.motion > *')).toHaveCount(0);
  });
});

test('arrows step through a replay, which is still where the system asks for less motion', async ({ page }) => {
  await openFilm(page);
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight');
  await expect(page.locator('.transport-count')).toContainText('12');
  expect(await moved(page)).toEqual([]);
});
