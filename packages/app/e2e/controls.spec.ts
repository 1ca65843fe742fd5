import { buildScene, type Scene, Session } from '@deedbook/engine';
import type { Locator, Page } from '@playwright/test';
import { type FightScene, SCENES } from '../src/workshop/fight-scenes.ts';
import { expect, openGame, PHONE, placeOf, sharing as test, whereAt } from './journey.ts';
import { saved } from './moments.ts';
import { type Device, Player } from './presses.ts';

/* How things are pressed and dragged, by mouse, touch and keys. */

interface Seen {
  readonly players: {
    hex: unknown;
    hand: string[];
    played: { card: string }[];
    banners: unknown[];
    units: unknown[];
  }[];
  readonly combat: { targets: number[]; values: unknown[] } | null;
  readonly turn: { move: number; influence: number };
}

const view = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as never as { deedbook: { view(): unknown } }).deedbook.view() as never);

const me = async (page: Page) => (await view(page)).players[0] as Seen['players'][number];

const middleOf = async (thing: Locator): Promise<{ x: number; y: number }> => {
  const box = await thing.boundingBox();
  if (!box) throw new Error('there is nothing to drag to');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags a card of the hand with the mouse, taking it by its basic effect. */
async function drag(page: Page, card: string, to: { x: number; y: number }): Promise<void> {
  const slot = page.locator('.hand-slot').filter({ has: page.locator(`[data-spot="card ${card}"]`) });
  await slot.hover();
  const part = slot.locator('[data-zone=play]');
  await part.hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 40, { steps: 4 });
  await expect(page.locator('.drag-ghost')).toHaveCount(1);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.drag-ghost')).toHaveCount(0);
}

/** The same with a finger. */
async function dragByTouch(page: Page, card: string, to: { x: number; y: number }): Promise<void> {
  const from = await middleOf(page.locator(`.hand-card[data-spot="card ${card}"] [data-zone=play]`));
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let i = 1; i <= 8; i++) {
    await send('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 8, y: from.y + ((to.y - from.y) * i) / 8 }]);
  }
  await expect(page.locator('.drag-ghost')).toHaveCount(1);
  await send('touchEnd', []);
}

/** Somewhere on the map where nothing can be chosen. */
const table = { x: 700, y: 200 };

test.describe('a card is dragged', () => {
  // A hint that comes a moment later would move what is dragged to.
  test.beforeEach(({ page }) =>
    page.evaluate(() => localStorage.setItem('deedbook.settings', JSON.stringify({ hints: false }))),
  );

  test('onto the table, where it is played', async ({ page }) => {
    await new Player(page, 'mouse').sit({ hand: ['march', 'rage'] });
    await drag(page, 'march', table);
    await expect.poll(async () => (await view(page)).turn.move).toBe(2);
  });

  test('to a space, where the hero walks', async ({ page }) => {
    await new Player(page, 'mouse').sit({ hand: ['march', 'rage'] });
    const start = (await me(page)).hex;
    await drag(page, 'march', await middleOf(page.locator('.board-hit[data-spot="hex 1,0"]')));
    await expect.poll(async () => (await me(page)).hex).not.toEqual(start);
  });

  test('to an enemy, who becomes the target', async ({ page }) => {
    await new Player(page, 'mouse').sit({
      hand: ['rage', 'march'],
      combat: { enemies: ['diggers', 'prowlers'], phase: 'block' },
    });
    const foe = page.locator('.foe').nth(1);
    await drag(page, 'rage', await middleOf(foe));
    await expect(foe).toHaveAttribute('data-target');
    await expect.poll(async () => (await view(page)).combat?.values.length).toBe(1);
  });

  test('to a Unit, which it is meant for', async ({ page }) => {
    await new Player(page, 'mouse').sit({
      hand: ['banner-of-glory', 'march'],
      units: ['peasants', 'foresters'],
      level: 3,
    });
    await drag(page, 'banner-of-glory', await middleOf(page.locator('[data-spot="unit foresters"]').first()));
    await expect.poll(async () => (await me(page)).banners.length).toBe(1);
  });

  test.describe('by a finger', () => {
    test.use(PHONE);
    test('onto the table, where it is played', async ({ page }) => {
      await new Player(page, 'touch').sit({ hand: ['march', 'rage'] });
      await dragByTouch(page, 'march', { x: 120, y: 220 });
      // There may be a space in reach under the finger: then the hero has walked there.
      await expect.poll(async () => (await me(page)).hand).toEqual(['rage']);
    });

    test('a finger that rests on a card reads it, and plays nothing', async ({ page }) => {
      await new Player(page, 'touch').sit({ hand: ['march', 'rage'] });
      const before = await placeOf(page);
      const from = await middleOf(page.locator('.hand-card').first());
      const touch = await page.context().newCDPSession(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      await expect(page.locator('.sheet')).toBeVisible();
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await whereAt(page)).toBe(before);
      await expect(page.locator('.sheet a[href*="codex/card%2Fmarch"]')).toBeVisible();
    });
  });
});

/** A card that could be powered as well, so that it matters where it is pressed. */
const sitWithChoice = (page: Page, device: Device) =>
  new Player(page, device).sit({ hand: ['march', 'rage'], crystals: { green: 1 } });

test('the picture of a card belongs to its basic effect', async ({ page }) => {
  await sitWithChoice(page, 'mouse');
  const slot = page.locator('.hand-slot').first();
  await slot.hover();
  await slot.locator('.card-art').click();
  await expect.poll(async () => (await view(page)).turn.move).toBe(2);
});

test('in a low window no line of a long text is cut in half', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await new Player(page, 'mouse').sit({ hand: ['concentration', 'mind-read', 'sword-of-justice'] });
  const [cards, outside] = await page
    .locator('.hand .card')
    .evaluateAll(all => [
      all.length,
      all.flatMap(card =>
        [...card.querySelectorAll<HTMLElement>('.card-basic, .card-types')]
          .map(
            part =>
              part.getBoundingClientRect().bottom -
              (card.querySelector('.card-upper')?.getBoundingClientRect().bottom ?? 0),
          )
          .filter(below => below > 3),
      ),
    ]);
  expect(cards).toBe(3);
  expect(outside).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('the picture of a card belongs to its basic effect', async ({ page }) => {
    await sitWithChoice(page, 'touch');
    await page.locator('.card-art').first().tap();
    await expect.poll(async () => (await view(page)).turn.move).toBe(2);
  });

  test('a long text ends in dots, not at the edge of its card', async ({ page }) => {
    await new Player(page, 'touch').sit({ hand: ['cold-toughness', 'rage'] });
    const bottomOf = async (thing: Locator) => {
      const { y = 0, height = 0 } = (await thing.boundingBox()) ?? {};
      return y + height;
    };
    const card = page.locator('.hand-card').first();
    expect(await bottomOf(card.locator('.card-powered .card-text'))).toBeLessThan(await bottomOf(card));
    // In the largest letters and a fight, where cards are low, neither text reaches into what is below it.
    await page.evaluate(() => localStorage.setItem('deedbook.settings', JSON.stringify({ textSize: 'larger' })));
    await new Player(page, 'touch').sit({
      hand: ['crystallize', 'rage'],
      combat: { enemies: ['diggers', 'prowlers'], phase: 'block' },
    });
    const [basic, powered] = [card.locator('.card-basic .card-text'), card.locator('.card-powered .card-text')];
    expect(await bottomOf(basic)).toBeLessThanOrEqual(await bottomOf(card.locator('.card-upper')));
    expect(await bottomOf(powered)).toBeLessThan(await bottomOf(card));
  });
});

const DEVICES: readonly Device[] = ['mouse', 'touch', 'keys'];

/** What each device presses, and how the rules see that it was done. */
for (const device of DEVICES) {
  test.describe(`by ${device}`, () => {
    if (device === 'touch') test.use(PHONE);

    test('locals show their goods with prices, and sell what is in reach', async ({ page }) => {
      const player = new Player(page, device);
      await player.sit({
        hand: ['promise', 'march'],
        influence: 0,
        reputation: 3,
        map: { '0,0': 'village' },
        unitOffer: ['peasants', 'foresters'],
      });
      await player.press(page.locator('[data-key="interact"]').first(), 'i');
      const market = page.locator('.market');
      await expect(market).toContainText('Peasants');
      // Reputation +3 adds 1 Influence; Peasants cost 4 and Foresters 5; healing is of no use to the unhurt.
      await expect(market.locator('.market-purse b')).toHaveText('1');
      await expect(market.locator('.market-purse')).toHaveText('VillageInfluence 1Reputation +1');
      await expect(market.locator('.market-far').first()).toHaveText(/^Peasants4needs 3 more/);
      await expect(market).not.toContainText('healing');
      for (const card of ['promise', 'march']) await player.card(card, card === 'promise' ? 'play' : 'sideways');
      await expect(market.locator('.market-far')).toHaveText(/^Foresters5needs 1 more/);
      await player.press(market.locator('[data-key="recruit peasants"]'));
      await expect.poll(async () => (await me(page)).units.length).toBe(1);
    });

    test('one press on a Wound heals it while there are Heal points', async ({ page }) => {
      const player = new Player(page, device);
      await player.sit({ hand: ['wound', 'march'], heal: 1 });
      await player.press(page.locator('.hand-card[data-spot="card wound"]'), '1');
      await expect.poll(async () => (await me(page)).hand).not.toContain('wound');
      expect(player.presses).toBe(1);
    });

    test('what reveals something is pressed twice, except with a mouse', async ({ page }) => {
      const player = new Player(page, device);
      await player.sit({ hand: ['tranquility', 'march'], deck: ['rage', 'stamina'] });
      await player.card('tranquility', 'play');
      const before = await placeOf(page);
      const draw = page.locator('[data-key^="draw"]').first();
      await player.press(draw);
      if (device !== 'mouse') {
        await expect(draw).toHaveAttribute('data-armed');
        expect(await whereAt(page)).toBe(before);
        await player.press(draw);
      }
      await expect.poll(() => whereAt(page)).not.toBe(before);
    });

    test('a Unit or a Skill that cannot be used says why', async ({ page }) => {
      const player = new Player(page, device);
      await player.sit({
        hand: ['march'],
        hero: 'norowas',
        skills: ['norowas-bright-negotiation used'],
        units: ['peasants spent'],
      });
      for (const [spot, key] of [
        ['unit peasants', 'q'],
        ['skill norowas-bright-negotiation', 'a'],
      ] as const) {
        await player.press(page.locator(`[data-spot="${spot}"]`).first(), key);
        await expect(page.locator('.refusal')).toBeVisible();
        await player.press(page.locator('.refusal-close').first());
        await expect(page.locator('.refusal')).toHaveCount(0);
      }
    });
  });
}

test('offers and log fold while a fight lasts, and come back as they were', async ({ page }) => {
  await page.setViewportSize({ width: 1720, height: 1000 });
  await new Player(page, 'mouse').sit({
    hand: ['march'],
    enemies: [{ at: '1,0', enemy: 'prowlers', role: 'rampaging' }],
  });
  const folded = page.locator('.table-side > [data-folded]');
  await expect(page.locator('.table-side > .offers')).toBeVisible();
  await expect(folded).toHaveCount(0);
  await page.locator('.board-hit[data-spot="hex 1,0"][data-lit]').click();
  await expect(page.locator('.fight')).toBeVisible();
  await expect(folded).toHaveCount(2);
  await page.keyboard.press('u');
  await expect(page.locator('.fight')).toHaveCount(0);
  await expect(folded).toHaveCount(0);
});

/** The buttons that are smaller than a finger; what a button adds around itself counts. */
const tooSmall = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(parts => {
    const grown = (style: CSSStyleDeclaration, a: 'top' | 'left', b: 'bottom' | 'right') =>
      style.content === 'none' || style.position !== 'absolute'
        ? 0
        : Math.max(0, -Number.parseFloat(style[a]) - Number.parseFloat(style[b])) || 0;
    return [...document.querySelectorAll<HTMLElement>(parts)]
      .filter(button => window.isSeen(button))
      .flatMap(button => {
        const { width, height } = button.getBoundingClientRect();
        const after = getComputedStyle(button, '::after');
        const [w, h] = [width + grown(after, 'left', 'right'), height + grown(after, 'top', 'bottom')];
        return Math.min(w, h) < 43.5 ? [`${button.className} ${Math.round(w)}×${Math.round(h)}`] : [];
      });
  }, within);

/** Nothing of one thing is under another. */
const expectAbove = (upper: Locator, lower: Locator) =>
  expect
    .poll(async () => {
      const [text, covers] = [await upper.boundingBox(), await lower.boundingBox()];
      return text && covers ? covers.y - (text.y + text.height) : -1;
    })
    .toBeGreaterThanOrEqual(0);

test.describe('for fingers', () => {
  test.use(PHONE);
  const FIGHT: Scene = {
    hand: ['rage', 'determination', 'wound'],
    crystals: { blue: 1 },
    units: ['peasants', 'foresters'],
    level: 3,
    combat: { enemies: ['diggers', 'prowlers'], phase: 'block' },
  };

  test('hand, hero and fight have targets of 44 pixels, and no keys on them', async ({ page }) => {
    const player = new Player(page, 'touch');
    await player.sit(FIGHT);
    await expect(page.locator('.foe')).toHaveCount(2);
    // An enemy's whole card is its button.
    expect(
      await tooSmall(
        page,
        '.hand-card, .fight button:not(.foe-pick[data-lit]), .table-question button, .table-hand button',
      ),
    ).toEqual([]);
    await expect(page.locator('.table kbd').filter({ visible: true })).toHaveCount(0);
    await page.locator('.tabs-tab').nth(1).tap();
    await expect(page.locator('.hero')).toBeVisible();
    expect(await tooSmall(page, '.hero button')).toEqual([]);
  });

  test('held sideways, an enemy and its traits are whole above what is being built', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const player = new Player(page, 'touch');
    await player.sit(FIGHT);
    await page.locator('.foe [data-lit]').first().tap();
    await expect(page.locator('.strike')).toBeVisible();
    await expectAbove(page.locator('.foe[data-target] .foe-wounds'), page.locator('.tray'));
  });

  test('held sideways, every price of a duel is above what is being built', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const session = new Session(buildScene((SCENES.duel as FightScene).scene));
    await openGame(page, saved('duel', session, ['person', 'greedy']));
    await expectAbove(page.locator('.duel-prices li').last(), page.locator('.duel-tray'));
  });

  test('held sideways, what was played leaves the question its place above the hand', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await new Player(page, 'touch').sit({
      hand: ['mana-draw', 'threaten'],
      played: ['swiftness', 'stamina', 'march'],
      map: { '0,0': 'village' },
    });
    await expectAbove(page.locator('.question-choices'), page.locator('.table-hand'));
  });
});

test('Shift and Tab lead from the question back to the way to the map, and Enter goes there', async ({ page }) => {
  await new Player(page, 'keys').sit({ hand: ['march', 'rage'] });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.table-question') !== null)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.table-skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? '')).toMatch(/^hex/);
});
