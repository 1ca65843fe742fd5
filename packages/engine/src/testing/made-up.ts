import '../content/index.ts';
import { afterAll, beforeAll } from 'vitest';
import type { Effect } from '../core/effect.ts';
import { CARDS, type Card, ENEMIES, type Enemy, MODIFIERS, UNITS, type UnitCard } from '../rules/catalogue.ts';
import { SCENARIOS, type Scenario } from '../rules/scenarios/scenarios.ts';

/* Made-up content for rules that nothing in the catalogue needs yet. */

/** Changes a printed thing for the tests of one file. */
function exchange<T extends object>(printed: T, changes: Partial<T>): void {
  let before: T | null = null;
  beforeAll(() => {
    before = { ...printed };
    Object.assign(printed, changes);
  });
  afterAll(() => {
    Object.assign(printed, before);
  });
}

/** Prints effects on a card for the tests of one file. */
export const print = (card: string, effects: { readonly basic?: Effect; readonly powered?: Effect | null }): void =>
  exchange(CARDS.get(card), effects as Partial<Card>);

/** Changes an enemy token or a Unit for the tests of one file or one `describe`. */
export const printEnemy = (enemy: string, changes: Partial<Enemy>): void => exchange(ENEMIES.get(enemy), changes);
export const printUnit = (unit: string, changes: Partial<UnitCard>): void => exchange(UNITS.get(unit), changes);

/** Lets heroes enter cities, which First Reconnaissance forbids, for the tests of one file or one `describe`. */
export function openCities(cities: Scenario['cities'] = 'assaulted', levels: readonly number[] = [3]): void {
  const scenario = SCENARIOS.get('first-reconnaissance');
  const modes = scenario.modes.map(mode => ({
    ...mode,
    tiles: Object.fromEntries(
      Object.entries(mode.tiles).map(([players, counts]) => [players, { ...counts, cities: levels.length }]),
    ),
    cityLevels: { 1: levels, 2: levels, 3: levels, 4: levels },
  }));
  exchange(scenario, { cities, modes });
}

if (!MODIFIERS.has('made-up-discount')) {
  MODIFIERS.add({
    /** Every terrain (or the one named) costs its owner `n` less. */
    'made-up-discount': {
      moveCost: (m, about) =>
        m.seat === about.seat && (m.on === '' || m.on === about.terrain) ? { from: m.from, op: 'add', n: -m.n } : null,
    },
    /** The same, but not less than 2. */
    'made-up-path': {
      moveCost: (m, about) => (m.seat === about.seat ? { from: m.from, op: 'add', n: -m.n, least: 2 } : null),
    },
    /** One terrain costs its owner `n`, even if it was impassable. */
    'made-up-bridge': {
      moveCost: (m, about) =>
        m.seat === about.seat && m.on === about.terrain ? { from: m.from, op: 'set', n: m.n } : null,
    },
    /** One enemy's Attack (or that of all) is changed by `n`. */
    'made-up-weakness': {
      enemyAttack: (m, about) => (m.on === '' || m.on === about.foe?.key ? { from: m.from, op: 'add', n: m.n } : null),
    },
    /** Every enemy's Armor is `n`. */
    'made-up-brittleness': { enemyArmor: m => ({ from: m.from, op: 'set', n: m.n }) },
    /** Every terrain costs the other players `n` more. */
    'made-up-weather': {
      moveCost: (m, about) => (m.seat === about.seat ? null : { from: m.from, op: 'add', n: m.n }),
    },
  });
}
