import { expect, it } from 'vitest';
import { AIMS } from '../aim.ts';
import { deal, type Prey, worthOfDamage } from './damage.ts';

const PREY: Prey = {
  hero: 'norowas',
  heroPrice: 2,
  knockOutAt: 5,
  cards: 2,
  units: [{ key: 'savage-monks', armor: 4, resistances: [], level: 2, banner: null }],
  loot: [],
  retreat: null,
  fame: 0,
};

it('PVP-DMG-01 damage is worth what it is spent on', () => {
  for (const damage of [0, 1, 4, 7, 12]) {
    expect(worthOfDamage(PREY, damage, [], AIMS.win)).toBe(deal(PREY, damage, [], AIMS.win).worth);
  }
});

it('a bound may ask about a billion points of damage', () => {
  expect(worthOfDamage(PREY, 1e9, [], AIMS.win)).toBeGreaterThan(AIMS.win.wound * 1e8);
});
