import { buildScene, Session } from '@deedbook/engine';
import type { Page } from '@playwright/test';
import { expect, mapHearsKeys, openGame, PHONE, placeOf, sharing as test } from './journey.ts';
import { settled } from './looks.ts';
import { momentOf, saved } from './moments.ts';

const late = () =>
  saved(
    'map',
    momentOf(
      { scenario: 'first-reconnaissance', heroes: ['tovak'] },
      ({ prompt }, view) => prompt === 'turn' && view.round >= 2 && view.map.length >= 6,
    ),
  );

/** How wide a space is on the screen, in px. */
const spaceWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('.board-hit[data-spot^="hex"]')?.getBoundingClientRect().width ?? 0);

const heroPlace = async (page: Page) => {
  const box = await page.locator('.board-hero').first().boundingBox();
  return {
    x: Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2),
    y: Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2),
  };
};

/** Buttons of the table that a finger would miss: less than 44 px high, or wide. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-strip, .table-question, .table-side, .board-controls, .table-tabs')]
      .flatMap(part => [...part.querySelectorAll('button, summary')])
      .filter(one => one.checkVisibility({ visibilityProperty: true }))
      .filter(one => {
        const { width, height } = one.getBoundingClientRect();
        return width < 43.5 || height < 43.5;
      })
      .map(one => `${one.className} ${one.getAttribute('aria-label') ?? one.textContent}`),
  );

test('the hero is followed at a scale that can be read, and one key shows all and leads back', async ({ page }) => {
  await openGame(page, late());
  await placeOf(page);
  await expect.poll(() => spaceWidth(page)).toBeGreaterThanOrEqual(90);
  const near = await spaceWidth(page);
  await mapHearsKeys(page);
  await page.keyboard.press('End');
  await expect.poll(() => spaceWidth(page)).toBeLessThan(near);
  for (const space of await page.locator('.board-hit[data-spot^="hex"]').all()) {
    const box = await space.boundingBox();
    expect(box?.y).toBeGreaterThan(40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(720);
  }
  await page.keyboard.press('Shift+M');
  await expect.poll(() => spaceWidth(page)).toBeCloseTo(near, 0);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect.poll(() => spaceWidth(page)).toBeLessThan(near);
});

test('playing cards moves neither the map nor the way on', async ({ page }) => {
  await openGame(page, late());
  await placeOf(page);
  const way = page.locator('.end-turn-button');
  await way.waitFor();
  // Everything around the map is there.
  await page.waitForLoadState('networkidle');
  await settled(page);
  const [hero, width, before] = [await heroPlace(page), await spaceWidth(page), await way.boundingBox()];
  let played = 0;
  for (; played < 3; played++) {
    const asked = await placeOf(page);
    const side = await page.evaluate(() => {
      const { deedbook } = globalThis as never as { deedbook: { asked(): { choices: { key: string }[] } } };
      return (
        deedbook.asked().choices.find(({ key }) => key.startsWith('sideways') && key.includes('move'))?.key ?? null
      );
    });
    if (side === null) break;
    await page.keyboard.press('Space');
    await page.locator(`.palette [data-key="${side}"]`).click();
    await expect.poll(() => placeOf(page)).not.toBe(asked);
    await settled(page);
    expect(await spaceWidth(page)).toBeCloseTo(width, 0);
    expect(await heroPlace(page)).toEqual(hero);
    expect((await way.boundingBox())?.y).toBe(before?.y);
  }
  expect(played).toBeGreaterThan(0);
});

test('the question is the second stop of the Tab key, and arrows are on the map at once', async ({ page }) => {
  await openGame(page, late());
  await placeOf(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Go to the map' })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.table-question') !== null)).toBe(true);
  await page.getByRole('button', { name: 'Go to the map' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? '')).toMatch(/^hex/);
  await page.reload();
  await placeOf(page);
  await mapHearsKeys(page);
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? ''))
    .toMatch(/^(hex|tile)/);
});

test('offers and log fold by themselves in a fight and in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 1700, height: 950 });
  await openGame(page, late());
  await placeOf(page);
  await expect(page.locator('.offers-body')).toBeVisible();
  await expect(page.locator('.log-body')).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.locator('.offers-body')).toHaveCount(0);
  await expect(page.locator('.log-body')).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(page.locator('.log-body')).toBeVisible();
  await page.setViewportSize({ width: 1700, height: 950 });
  await expect(page.locator('.offers-body')).toBeVisible();
});

test('at 400 % the way on stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await openGame(page, late());
  await placeOf(page);
  const way = page.locator('.end-turn-button');
  await expect(way).toBeInViewport({ ratio: 0.9 });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a space is 56 px or more, and a turned phone refits', async ({ page }) => {
    await openGame(page, late());
    await placeOf(page);
    await expect.poll(() => spaceWidth(page)).toBeGreaterThanOrEqual(56);
    expect(await smallTargets(page)).toEqual([]);
    await page.touchscreen.tap(200, 300);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => spaceWidth(page)).toBeGreaterThanOrEqual(56);
    await expect(async () => {
      const { x, y } = await heroPlace(page);
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(420);
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(340);
    }).toPass();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('map, hero, hand and question are there together, without tabs', async ({ page }) => {
    await openGame(page, late());
    await placeOf(page);
    await expect(page.getByRole('region', { name: 'Hero' })).toBeVisible();
    await expect(page.locator('.hand-card').first()).toBeVisible();
    await expect(page.locator('.tabs-tab')).toHaveCount(0);
    await expect.poll(() => spaceWidth(page)).toBeGreaterThanOrEqual(90);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Offers' }).tap();
    await expect(page.locator('.offers-body')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });

  test('four players and their dice leave the menu in view, and every button for a finger', async ({ page }) => {
    const four = momentOf(
      { scenario: 'full-conquest', heroes: ['goldyx', 'arythea', 'tovak', 'norowas'] },
      ({ prompt }, view) => prompt === 'turn' && view.round >= 2,
    );
    await openGame(page, saved('tablet', four));
    await page.locator('.hand-over-take').tap();
    await placeOf(page);
    const buttons = page.locator('.strip-tools button, .strip-source button').filter({ visible: true });
    await expect(page.locator('.strip-source button')).toHaveCount(6);
    for (const button of await buttons.all()) {
      const { x, width, height } = (await button.boundingBox()) ?? { x: 0, width: 0, height: 0 };
      expect(x + width).toBeLessThanOrEqual(820);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5);
    }
  });

  test('played cards do not lie over what a fight asks for', async ({ page }) => {
    const hurt = momentOf(
      { scenario: 'first-reconnaissance', heroes: ['tovak'] },
      ({ prompt }, view) => prompt === 'combat-damage' && view.players[0]?.played.length !== 0,
    );
    await openGame(page, saved('tablet', hurt));
    await placeOf(page);
    await page.locator('.tray button').first().waitFor();
    const [tray, played] = await Promise.all(
      ['.tray', '.table-played > *'].map(part => page.locator(part).first().boundingBox()),
    );
    expect((tray?.y ?? 0) + (tray?.height ?? 0)).toBeLessThanOrEqual(played?.y ?? 0);
  });
});

test('the card of a space keeps clear of a question that has grown over the map', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const visiting = momentOf(
    { scenario: 'solo-conquest', heroes: ['norowas'] },
    ({ prompt, choices }, view) =>
      prompt === 'turn' && view.round >= 4 && view.map.length >= 9 && choices.some(({ act }) => act.act === 'burn'),
  );
  await openGame(page, saved('map', visiting));
  await placeOf(page);
  // Beside the hero on the right, there is the most room in the lower corner.
  const hero = await heroPlace(page);
  await page.mouse.move(hero.x + 2 * (await spaceWidth(page)), hero.y);
  const card = page.locator('.hex-card');
  await card.waitFor();
  const [asked, told] = await Promise.all([page.locator('.question').boundingBox(), card.boundingBox()]);
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`a hint covers neither the hero nor an enemy in reach at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const scene = buildScene({
      players: 1,
      hand: ['march', 'rage', 'stamina', 'swiftness', 'concentration'],
      map: { '0,0': 'monastery' },
      enemies: [{ at: '0,1', enemy: 'prowlers' }],
    });
    await openGame(page, saved('hint', new Session(scene)));
    const hint = page.locator('.hint');
    await expect(hint).toBeVisible();
    await settled(page);
    for (const spot of ['hex 0,0', 'hex 0,1']) {
      await expect
        .poll(() =>
          page.evaluate(name => {
            const space = document.querySelector(`.board-hit[data-spot="${name}"]`)?.getBoundingClientRect();
            const card = document.querySelector('.hint')?.getBoundingClientRect();
            if (!space || !card) return 'not shown';
            const isApart =
              card.right <= space.left ||
              card.left >= space.right ||
              card.bottom <= space.top ||
              card.top >= space.bottom;
            return isApart ? 'free' : 'covered';
          }, spot),
        )
        .toBe('free');
    }
  });
}
