import type { Page } from '@playwright/test';
import { expect, mapHearsKeys, openGame, PHONE, placeOf, sharing as test } from './journey.ts';
import { momentOf, saved } from './moments.ts';

const SOLO = { scenario: 'first-reconnaissance', heroes: ['tovak'] };

/** A tile can be explored, and another has been: the new one may be out of sight. */
const exploring = () =>
  saved(
    'exploring',
    momentOf(
      SOLO,
      ({ prompt, choices }, view) =>
        prompt === 'turn' && view.map.length >= 5 && choices.some(({ key }) => key.startsWith('explore')),
    ),
  );

/** An enemy lies face up on the map. */
const rampaging = () =>
  saved(
    'far',
    momentOf(
      SOLO,
      ({ prompt }, view) =>
        prompt === 'turn' && view.map.length >= 7 && view.tokens.some(({ up, role }) => up && role === 'rampaging'),
    ),
  );

const spaces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('.board-hit[data-spot^="hex"]')].map(({ dataset }) => dataset.spot ?? ''),
  );

/** Spaces that are cut off, or that something of the table covers. */
const hidden = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(wanted => {
    const board = document.querySelector('.board') as HTMLElement;
    const { left, top, right, bottom } = board.getBoundingClientRect();
    const style = getComputedStyle(board);
    const px = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
    const slack = 1;
    return wanted.filter(name => {
      const box = document.querySelector(`.board-hit[data-spot="${name}"]`)?.getBoundingClientRect();
      if (!box) return true;
      return (
        box.left < left + px('left') - slack ||
        box.top < top + px('top') - slack ||
        box.right > right - px('right') + slack ||
        box.bottom > bottom - px('bottom') + slack
      );
    });
  }, names);

async function explore(page: Page): Promise<readonly string[]> {
  await openGame(page, exploring());
  const asked = await placeOf(page);
  await page.locator('.board-hit').first().waitFor({ state: 'attached' });
  const before = await spaces(page);
  const { key } = (JSON.parse(asked) as { choices: { key: string }[] }).choices.find(choice =>
    choice.key.startsWith('explore'),
  ) as { key: string };
  await page.locator('.question-all').first().click();
  const choice = page.locator(`.palette [data-key="${key}"]`);
  await choice.click();
  // A press is shown for a frame before it is answered; what cannot be undone may then ask for a second one.
  await expect(page.locator('[data-taken]')).toHaveCount(0);
  if (await choice.isVisible()) await choice.click();
  await expect.poll(async () => (await spaces(page)).length).toBeGreaterThan(before.length);
  return (await spaces(page)).filter(name => !before.includes(name));
}

test('a new tile is whole in view', async ({ page }) => {
  const fresh = await explore(page);
  expect(fresh).toHaveLength(7);
  await expect.poll(() => hidden(page, fresh)).toEqual([]);
});

test('from afar tokens and figures are plain signs, and near by engravings', async ({ page }) => {
  await openGame(page, rampaging());
  await placeOf(page);
  const token = page.locator('.board-token .map-print').first();
  await expect(token).toBeVisible();
  await expect(page.locator('.board-hero .map-print').first()).toBeVisible();
  await expect(page.locator('.board-numbers').first()).toBeVisible();
  await page.locator('.board').hover();
  await mapHearsKeys(page);
  for (let i = 0; i < 12; i++) await page.keyboard.press('-');
  await expect(page.locator('.board[data-far]')).toBeVisible();
  await expect(token).toBeHidden();
  await expect(page.locator('.board-token .map-sign').first()).toBeVisible();
  await expect(page.locator('.board-hero .map-sign').first()).toBeVisible();
  await expect(page.locator('.board-numbers').first()).toBeHidden();
  await expect(page.locator('.board-site .map-print').first()).toBeVisible();
});

test('people read names of places, not coordinates', async ({ page }) => {
  await page.setViewportSize({ width: 1700, height: 950 });
  await openGame(page, exploring());
  await placeOf(page);
  await expect(page.locator('.log-line').first()).toBeVisible();
  const coordinates = /(?<![\d.])[−-]?\d+, ?[−-]?\d+(?!\d)/;
  await expect(page.locator('.log-body')).not.toHaveText(coordinates);
  await page.locator('.question-all').first().click();
  await expect(page.locator('.palette')).toBeVisible();
  await expect(page.locator('.palette')).not.toHaveText(coordinates);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a new tile is whole in view', async ({ page }) => {
    const fresh = await explore(page);
    await expect.poll(() => hidden(page, fresh)).toEqual([]);
  });
});
