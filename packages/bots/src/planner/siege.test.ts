import { buildScene, type Hex, hex, MageKnight, type Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { wayToCities } from './approach.ts';
import { campaignOf, worthOfTile } from './siege.ts';

const DECK = ['march', 'rage', 'stamina', 'swiftness', 'rage', 'march', 'rage', 'stamina', 'swiftness', 'rage'];

const SCENE: Scene = {
  scenario: 'solo-conquest',
  players: 1,
  round: 6,
  map: { '0,0': 'plains', '1,0': 'red city', '-1,0': 'blue city' },
  cities: { '1,0': { level: 5, conquered: false }, '-1,0': { level: 8, conquered: false } },
  hand: ['march', 'rage', 'stamina', 'swiftness', 'rage'],
  deck: DECK,
};

const queryOf = (scene: Partial<Scene>) => new MageKnight(buildScene({ ...SCENE, ...scene })).queryFor(0);

const campaign = (scene: Partial<Scene>, turns = 3, toCities = 0, toUnknown = 0): number =>
  campaignOf(queryOf(scene), turns, { toCities, toUnknown });

const WEAK_AND_STRONG = [
  { at: '1,0', enemy: 'guardsmen' },
  { at: '-1,0', enemy: 'altem-guardsmen' },
];

describe('SCN-SO-03 Solo Conquest is won by taking every city', () => {
  it('a turn that passes in the last Round makes that less likely', () => {
    expect(campaign({}, 2)).toBeLessThan(campaign({}, 3));
  });

  it('a Unit, a Spell or a Wound changes the odds', () => {
    const plain = campaign({});
    expect(campaign({ units: ['altem-guardians'] })).toBeGreaterThan(plain);
    expect(campaign({ deck: [...DECK, 'fireball'] })).toBeGreaterThan(plain);
    expect(campaign({ hand: ['march', 'rage', 'stamina', 'wound', 'wound'] })).toBeLessThan(plain);
  });

  it('RST-06 a hand full of Wounds costs another turn before the Rest', () => {
    const wounds = (n: number) => [...Array.from({ length: n }, () => 'wound'), 'rage', 'rage', 'rage'].slice(0, 5);
    const loss = (n: number) => campaign({ hand: wounds(n - 1) }, 3) - campaign({ hand: wounds(n) }, 3);
    expect(loss(5)).toBeGreaterThan(2 * loss(4));
  });

  it('a hero with nothing left to fight with has next to no chance', () => {
    const scene = { enemies: WEAK_AND_STRONG };
    expect(campaign({ ...scene, hand: [], deck: [] }, 1)).toBeLessThan(campaign(scene, 5) / 2);
  });

  it('walking to the cities with a card is better than keeping it', () => {
    const kept = campaign({ enemies: WEAK_AND_STRONG }, 3, 8);
    const walked = campaign({ enemies: WEAK_AND_STRONG, hand: SCENE.hand?.slice(1) ?? [] }, 3, 6);
    expect(walked).toBeGreaterThan(kept);
  });

  it('the weaker garrison comes first, unless it is much farther away', () => {
    const q = queryOf({ enemies: WEAK_AND_STRONG });
    const way = (toWeak: number, toStrong: number) =>
      wayToCities(
        q,
        new Map<Hex, number>([
          [hex(2, 0), toWeak],
          [hex(-2, 0), toStrong],
        ]),
        0,
      );
    expect(way(0, 20)).toBeLessThan(way(1, 0));
    expect(way(30, 0)).toBe(way(20, 0));
  });

  it('RAM-03 an enemy that the step into the city would provoke makes the way longer', () => {
    const way = (enemies: readonly { at: string; enemy: string }[]) =>
      wayToCities(queryOf({ enemies }), new Map([[hex(0, 0), 0]]), 0);
    expect(way([...WEAK_AND_STRONG, { at: '0,1', enemy: 'prowlers' }])).toBeGreaterThan(way(WEAK_AND_STRONG));
  });

  it('the last tile that may hide a city is worth more the later it is', () => {
    const map = { '0,0': 'plains', '1,0': 'red city' };
    const cities = { '1,0': { level: 5, conquered: false } };
    const worth = (round: number) => worthOfTile(queryOf({ round, map, cities }));
    expect(worth(5)).toBeGreaterThan(2 * worth(2));
    expect(worthOfTile(queryOf({ round: 5 }))).toBe(0);
  });

  it('in Round 4 a hero stays near the land where the last city may be, and earlier goes where it likes', () => {
    const hidden = { map: { '0,0': 'plains', '1,0': 'red city' }, cities: { '1,0': { level: 5, conquered: false } } };
    const loss = (scene: Partial<Scene>) => campaign(scene, 3, 0, 0) - campaign(scene, 3, 0, 8);
    expect(loss({ ...hidden, round: 4 })).toBeGreaterThan(5);
    expect(loss({ ...hidden, round: 2 })).toBe(0);
    expect(loss({ round: 4 })).toBe(0);
  });

  it('a city taken counts even for a hero who can hardly win any more', () => {
    const hopeless = { hand: [], deck: [], enemies: WEAK_AND_STRONG };
    const cities = { ...SCENE.cities, '1,0': { level: 5, conquered: true } };
    const after = campaign({ ...hopeless, cities, enemies: WEAK_AND_STRONG.slice(1) }, 1);
    expect(after - campaign(hopeless, 1)).toBeGreaterThan(30);
  });

  it('the second city counts for more than the first, because it wins', () => {
    const [first, second] = [
      { level: 5, conquered: true },
      { level: 8, conquered: true },
    ];
    const one = campaign({ cities: { '1,0': first, '-1,0': { level: 8, conquered: false } } });
    const both = campaign({ cities: { '1,0': first, '-1,0': second } });
    expect(both - one).toBeGreaterThan(one - campaign({}));
  });
});
