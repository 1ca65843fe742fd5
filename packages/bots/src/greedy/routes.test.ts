import { buildScene, hex, MageKnight, type Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { routesFrom } from './routes.ts';

/** The only way to the last space leads through the one before it. */
const PASSAGE: Scene['map'] = {
  '0,0': 'plains',
  '1,0': 'plains',
  '2,0': 'plains',
  '3,0': 'lake',
  '2,1': 'lake',
  '1,1': 'lake',
  '2,-1': 'lake',
  '3,-1': 'lake',
};

/** The Move points to the last space: without a fight, and with fights for 8 points each. */
function costs(map: Scene['map'], more: Partial<Scene> = {}): (number | undefined)[] {
  const table = new MageKnight(buildScene({ ...more, map: { ...PASSAGE, ...map } }));
  return [null, 8].map(aFight => routesFrom(table.queryFor(0), hex(0, 0), aFight).cost.get(hex(2, 0)));
}

describe('routes past fights', () => {
  it('cost the same where there is nothing to fight', () => {
    expect(costs({})).toEqual([4, 4]);
  });

  it('MOV-11 lead through a keep only at the price of taking it', () => {
    expect(costs({ '1,0': 'keep' }, { enemies: [{ at: '1,0', enemy: 'crossbowmen' }] })).toEqual([undefined, 12]);
  });

  it('RAM-03 lead past rampaging enemies only at the price of fighting them', () => {
    const orcs = { enemies: [{ at: '1,1', enemy: 'prowlers' }] };
    expect(costs({ '1,1': 'hills' }, orcs)).toEqual([undefined, 12]);
  });

  it('never lead through a hostile city', () => {
    const city = {
      scenario: 'solo-conquest',
      players: 1,
      cities: { '1,0': { level: 5, conquered: false } },
      enemies: [{ at: '1,0', enemy: 'guardsmen' }],
    };
    expect(costs({ '1,0': 'red city' }, city)).toEqual([undefined, undefined]);
  });
});
