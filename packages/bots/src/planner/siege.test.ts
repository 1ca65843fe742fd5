import { buildScene, MageKnight, type Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { campaignOf, worthOfApproach } from './siege.ts';

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

const campaign = (scene: Partial<Scene>, turns = 3): number =>
  campaignOf(new MageKnight(buildScene({ ...SCENE, ...scene })).queryFor(0), turns);

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

  it('the weaker garrison comes first, unless it is much farther away', () => {
    const q = new MageKnight(
      buildScene({
        ...SCENE,
        enemies: [
          { at: '1,0', enemy: 'guardsmen' },
          { at: '-1,0', enemy: 'altem-guardsmen' },
        ],
      }),
    ).queryFor(0);
    const [weak, strong] = q.s.cities.map(({ hexes }) => hexes[0]);
    const from = (near: number | undefined, toWeak: number) =>
      worthOfApproach(q, 3, hex => (hex === near ? 0 : hex === weak ? toWeak : 20));
    expect(from(weak, 0)).toBeCloseTo(0);
    expect(from(strong, 1)).toBeLessThan(0);
    expect(from(strong, 30)).toBe(from(strong, 20));
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
