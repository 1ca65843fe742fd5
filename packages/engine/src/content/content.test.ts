import './index.ts';
import { describe, expect, it } from 'vitest';
import {
  CARDS,
  type CardKind,
  type Catalogue,
  COMBAT_CAUSES,
  ENEMIES,
  HEROES,
  MAP_SHAPES,
  RUINS,
  SITES,
  SKILLS,
  STARTING_DECK,
  TACTICS,
  TERRAINS,
  TILES,
  UNITS,
} from '../rules/catalogue.ts';
import { SCENARIOS } from '../rules/scenarios/scenarios.ts';
import { CAUSES } from '../state/combat.ts';
import type { TilePlace } from '../state/hex.ts';
import { BASIC_COLORS, type BasicColor } from '../state/mana.ts';
import { enemiesOf } from './enemies/enemy-notation.ts';
import { tilesOf } from './map/tile-notation.ts';
import { unitsOf } from './units/unit-notation.ts';

const { countryside } = tilesOf();

/** The entries of the base set. */
const base = <T extends { readonly set: string }>(catalogue: Catalogue<T>): T[] =>
  catalogue.ids().flatMap(id => (catalogue.get(id).set === 'base' ? [catalogue.get(id)] : []));

/** Counts the copies of entries, grouped by something. */
function copiesBy<T extends { readonly copies: number }, K extends string>(
  entries: readonly T[],
  by: (entry: T) => K,
): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {};
  for (const entry of entries) counts[by(entry)] = (counts[by(entry)] ?? 0) + entry.copies;
  return counts;
}

describe('what is printed', () => {
  it('SET-05 there are 60 enemy tokens in six colors and 12 ruin tokens', () => {
    const colors = { green: 12, grey: 10, brown: 10, violet: 10, white: 10, red: 8 };
    expect(copiesBy(base(ENEMIES), enemy => enemy.color)).toEqual(colors);
    expect(copiesBy(base(RUINS), ruin => (ruin.altar ? 'altars' : 'guarded'))).toEqual({ altars: 4, guarded: 8 });
  });

  it('SET-05 every enemy has armor and Fame, and either attacks or summons', () => {
    for (const enemy of base(ENEMIES)) {
      expect(enemy.armor).toBeGreaterThan(0);
      expect(enemy.fame).toBeGreaterThan(0);
      expect(enemy.attacks.length + enemy.summons.length).toBe(1);
    }
  });

  it('SET-11 there are 20 regular and 20 elite Units, each recruitable somewhere', () => {
    expect(copiesBy(base(UNITS), unit => unit.kind)).toEqual({ regular: 20, elite: 20 });
    for (const { cost, level, armor, sites } of base(UNITS)) {
      expect(Math.min(cost, level, armor, sites.length)).toBeGreaterThan(0);
    }
  });

  it.each<[string, CardKind, number]>([
    ['SET-09 seven Advanced Actions of each colour', 'advanced-action', 7],
    ['SET-08 five Spells of each colour', 'spell', 5],
  ])('%s', (_, kind, n) => {
    const cards = base(CARDS).filter(card => card.kind === kind);
    expect(copiesBy(cards, card => card.color as BasicColor)).toEqual({ red: n, blue: n, green: n, white: n });
  });

  it('SET-06 there are 16 Artifacts, four of them banners', () => {
    const artifacts = base(CARDS).filter(card => card.kind === 'artifact');
    expect(copiesBy(artifacts, card => (card.banner ? 'banners' : 'others'))).toEqual({ banners: 4, others: 12 });
    expect(artifacts.every(card => card.color === null)).toBe(true);
  });

  it('SCN-CO-02 four Spells, one of each color, work against other players', () => {
    const spells = base(CARDS).filter(card => card.competitive);
    expect(spells.map(spell => spell.color).sort()).toEqual([...BASIC_COLORS].sort());
  });

  it('SET-25 a starting deck has 16 cards', () => {
    expect(STARTING_DECK.ids().reduce((sum, card) => sum + STARTING_DECK.get(card), 0)).toBe(16);
  });

  it('SET-22 each of the four heroes has one card of their own instead of a common one', () => {
    expect(HEROES.ids().filter(id => HEROES.get(id).set === 'base')).toEqual(['arythea', 'goldyx', 'norowas', 'tovak']);
    for (const { cards, dummyCrystals } of base(HEROES)) {
      expect(cards.filter(({ set, replaces }) => set === 'base' && STARTING_DECK.has(replaces))).toHaveLength(1);
      expect(dummyCrystals).toHaveLength(3);
    }
  });

  it('SET-27 each of the four heroes has ten Skills, one of them competitive', () => {
    for (const hero of ['arythea', 'goldyx', 'norowas', 'tovak']) {
      const skills = base(SKILLS).filter(skill => skill.hero === hero);
      expect(skills, hero).toHaveLength(10);
      expect(skills.filter(skill => skill.mode === 'competitive')).toHaveLength(1);
    }
  });

  it('SET-17 there are 11 Countryside tiles and 8 core tiles, half of them with a city', () => {
    const kinds = base(TILES).map(tile => ({ copies: 1, kind: tile.city ? 'city' : tile.kind }));
    expect(copiesBy(kinds, tile => tile.kind)).toEqual({ starting: 2, countryside: 11, core: 4, city: 4 });
  });

  it('MOV-04 lakes, mountains and the sea cannot be entered; at night forests cost more and deserts less', () => {
    const costs = TERRAINS.ids().map(id => [id, TERRAINS.get(id).cost.day, TERRAINS.get(id).cost.night]);
    expect(costs).toEqual([
      ['plains', 2, 2],
      ['hills', 3, 3],
      ['forest', 3, 5],
      ['wasteland', 4, 4],
      ['desert', 5, 3],
      ['swamp', 5, 5],
      ['lake', null, null],
      ['mountain', null, null],
      ['sea', null, null],
    ]);
  });
});

describe('map shapes', () => {
  const places: TilePlace[] = [-3, -2, -1, 0, 1, 2, 3].flatMap(b => [-1, 0, 1, 2, 3].map(a => ({ a, b })));
  const allowed = (shape: string, kind: 'countryside' | 'core') =>
    places.filter(place => MAP_SHAPES.get(shape).allows(place, kind));
  const columnsOf = (shape: string) => [...new Set(allowed(shape, 'countryside').map(({ b }) => b))];

  it('MAP-01 the wedge has a coast on both sides where core tiles cannot go', () => {
    const { allows } = MAP_SHAPES.get('wedge');
    const places = [
      { a: 2, b: 0 },
      { a: 0, b: 2 },
      { a: 1, b: 1 },
      { a: 1, b: -1 },
      { a: -1, b: 1 },
    ];
    expect(places.map(place => allows(place, 'countryside'))).toEqual([true, true, true, false, false]);
    expect(places.map(place => allows(place, 'core'))).toEqual([false, false, true, false, false]);
    expect(MAP_SHAPES.get('wedge-unlimited').allows({ a: 2, b: 0 }, 'core')).toBe(true);
  });

  it('MAP-02 MAP-03 an open map has 5, 4 or 3 columns, the fourth on the right', () => {
    expect(columnsOf('open-5')).toEqual([-2, -1, 0, 1, 2]);
    expect(columnsOf('open-4')).toEqual([-2, -1, 0, 1]);
    expect(columnsOf('open-3')).toEqual([-1, 0, 1]);
  });

  it('MAP-02 no tile is behind the starting tile of an open map', () => {
    const { allows } = MAP_SHAPES.get('open-5');
    expect([allows({ a: 1, b: -2 }, 'core'), allows({ a: 2, b: -2 }, 'core'), allows({ a: -1, b: 1 }, 'core')]).toEqual(
      [false, true, false],
    );
  });

  it('MAP-02 the map of Conquer and Hold has nine places besides the starting tile', () => {
    expect(allowed('conquer-and-hold', 'countryside')).toHaveLength(5);
    expect(allowed('conquer-and-hold', 'core')).toHaveLength(4);
  });

  it('SET-19 two tiles are revealed next to side A and three next to side B, all inside the map', () => {
    for (const id of MAP_SHAPES.ids()) {
      const { start, revealed, allows } = MAP_SHAPES.get(id);
      expect(revealed, id).toHaveLength(start === 'start-a' ? 2 : 3);
      expect(
        revealed.every(place => allows(place, 'countryside')),
        id,
      ).toBe(true);
    }
  });
});

describe('ids and signs', () => {
  it('every id is in kebab-case', () => {
    const printed = [
      CARDS,
      ENEMIES,
      HEROES,
      MAP_SHAPES,
      RUINS,
      SCENARIOS,
      SITES,
      SKILLS,
      TACTICS,
      TERRAINS,
      TILES,
      UNITS,
    ];
    for (const id of printed.flatMap(things => things.ids())) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('signs of terrains are distinct', () => {
    const signs = TERRAINS.ids().map(id => TERRAINS.get(id).sign);
    expect(new Set(signs).size).toBe(signs.length);
    for (const sign of signs) expect(sign).toHaveLength(1);
  });
});

it('every cause of a combat declares what it implies', () => {
  expect(COMBAT_CAUSES.ids().sort()).toEqual([...CAUSES].sort());
});

describe('notation', () => {
  const tile = { center: 'plains', ne: 'lake', e: 'lake', se: 'lake', sw: 'lake', w: 'lake', nw: 'lake' } as const;

  it.each([
    'meadow',
    'plains castle',
    'plains crystal-mine',
    'plains red keep',
    'plains red blue city',
    'plains gold city',
  ])('a tile refuses %j', words => {
    expect(() => countryside(99, { ...tile, ne: words as 'plains' })).toThrow();
  });

  it.each(['armor', 'armor x', 'attack 3 water', 'resists poison', 'summons blue', 'flying'])(
    'an enemy refuses %j',
    printed => {
      expect(() => enemiesOf('green')(1, printed as 'armor 1')).toThrow();
    },
  );

  it('an unknown phrase on an enemy token does not compile', () => {
    // @ts-expect-error: no enemy is hasty
    expect(() => enemiesOf('green')(1, 'armor 3, attack 4 fire, hasty, fame 2')).toThrow();
    // @ts-expect-error: an attack has no such element
    expect(() => enemiesOf('green')(1, 'armor 3, attack 4 water')).toThrow();
  });

  it.each(['cost', 'level II', 'at tavern', 'resists poison', 'brutal'])('a Unit refuses %j', printed => {
    expect(() => unitsOf('regular')(1, printed)).toThrow();
  });
});
