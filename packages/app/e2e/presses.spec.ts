import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, PHONE, sharing as test } from './journey.ts';
import { type Device, Player } from './presses.ts';

/** The figures of docs/presses.md: most presses of each common action, by device. */
const MOST = new Map(
  readFileSync(join(import.meta.dirname, '../../../docs/presses.md'), 'utf8')
    .split('\n')
    .flatMap(line => {
      const [, action, , ...figures] = line.split('|').map(cell => cell.trim());
      const [mouse, touch, keys] = figures.map(Number);
      return action && mouse ? [[action, { mouse, touch, keys } as Readonly<Record<Device, number>>] as const] : [];
    }),
);

const DEVICES: readonly Device[] = ['mouse', 'touch', 'keys'];

const view = (page: Page) =>
  page.evaluate(() => {
    const { deedbook } = globalThis as never as { deedbook: { view(): { [name: string]: unknown } } };
    return deedbook.view() as never as {
      players: { hex: unknown; hand: string[]; units: { unit: string }[]; fame: number }[];
      combat: { phase: string } | null;
    };
  });

const me = async (page: Page) => (await view(page)).players[0];

/** Each common action, and how to see that it was done. */
const ACTIONS: Readonly<Record<string, (player: Player) => Promise<void>>> = {
  async 'a card sideways, and a step'(player) {
    const { page } = player;
    await player.sit({ hand: ['rage', 'threaten'], move: 1 });
    const start = (await me(page))?.hex;
    await player.card('rage', 'sideways');
    const space = page.locator('.board-hit[data-spot="hex 1,0"][data-lit]');
    await player.answer(space);
    await expect.poll(async () => (await me(page))?.hex).not.toEqual(start);
  },
  async 'a Block of two cards'(player) {
    const { page } = player;
    await player.sit({
      hand: ['rage', 'determination', 'swiftness'],
      crystals: { white: 1 },
      combat: { enemies: ['prowlers'], phase: 'ranged' },
    });
    await player.answer(page.locator('[data-key="end-phase"]').first(), 'e');
    await player.card('rage', 'play');
    await player.card('determination', 'play');
    await player.answer(page.locator('[data-key="block"]').first(), 'Enter');
    await expect.poll(async () => (await view(page)).combat?.phase).toBe('attack');
  },
  async 'a fight against one enemy'(player) {
    const { page } = player;
    await player.sit({
      hand: ['rage', 'determination', 'swiftness', 'march', 'stamina'],
      enemies: [{ at: '1,0', enemy: 'prowlers', role: 'rampaging' }],
    });
    await player.answer(page.locator('.board-hit[data-spot="hex 1,0"][data-lit]'));
    await player.card('rage', 'play');
    await player.card('determination', 'play');
    await player.answer(page.locator('[data-key="block"]').first(), 'Enter');
    for (const card of ['swiftness', 'march', 'stamina']) await player.card(card, 'sideways');
    await player.answer(page.locator('[data-key="attack"]').first(), 'Enter');
    await expect.poll(async () => (await me(page))?.fame).toBeGreaterThan(0);
  },
  async 'a Unit recruited with five cards'(player) {
    const { page } = player;
    await player.sit({
      hand: ['promise', 'rage', 'march', 'stamina', 'swiftness'],
      map: { '0,0': 'village' },
      unitOffer: ['peasants', 'foresters'],
    });
    await player.answer(page.locator('[data-key="interact"]').first(), 'i');
    await player.card('promise', 'play');
    for (const card of ['rage', 'march', 'stamina', 'swiftness']) await player.card(card, 'sideways');
    await player.answer(
      page.locator('[data-key="recruit foresters"], [data-spot="offer foresters"][data-lit]').first(),
    );
    await expect.poll(async () => (await me(page))?.units.length).toBe(1);
  },
  async 'a Wound healed'(player) {
    const { page } = player;
    await player.sit({ hand: ['tranquility', 'wound', 'march'] });
    await player.card('tranquility', 'play');
    await expect(page.locator('.hand-card[data-spot="card wound"][data-lit]')).toHaveCount(1);
    await player.answer(page.locator('.hand-card[data-spot="card wound"]'));
    await expect.poll(async () => (await me(page))?.hand).not.toContain('wound');
  },
};

test('the page of presses names every common action', () => {
  expect([...MOST.keys()]).toEqual(Object.keys(ACTIONS));
});

for (const device of DEVICES) {
  test.describe(device, () => {
    if (device === 'touch') test.use(PHONE);
    for (const [action, play] of Object.entries(ACTIONS)) {
      test(`${action} takes no more presses than it is said to`, async ({ page }) => {
        const player = new Player(page, device);
        await play(player);
        const most = MOST.get(action)?.[device] ?? 0;
        test.info().annotations.push({ type: 'presses', description: `${player.presses} of ${most}` });
        expect(player.presses, `${action} by ${device}`).toBeLessThanOrEqual(most);
      });
    }
  });
}
