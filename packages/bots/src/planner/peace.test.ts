import { buildScene, groundOf, type Hex, hex, MageKnight, type Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { worthOfPeace } from './peace.ts';

const SCENE: Scene = {
  scenario: 'solo-conquest',
  players: 1,
  round: 3,
  map: { '0,0': 'plains', '1,0': 'plains village' },
  hand: ['march', 'rage', 'stamina', 'swiftness', 'rage'],
  unitOffer: ['utem-guardsmen'],
};

function worth(scene: Partial<Scene>): number {
  const q = new MageKnight(buildScene({ ...SCENE, ...scene })).queryFor(0);
  const village = groundOf(q.s.map).get(hex(1, 0) as Hex);
  return village ? worthOfPeace(q, village) : Number.NaN;
}

describe('INT-01 where Units can be recruited, heroes are drawn', () => {
  it('the more Rounds a Unit can be used in, the more', () => {
    expect(worth({ round: 1 })).toBeGreaterThan(worth({ round: 5 }));
  });

  it('INT-03 the better their name, the more', () => {
    expect(worth({ reputation: 5 })).toBeGreaterThan(worth({}));
    expect(worth({ reputation: -5 })).toBeLessThan(worth({}));
  });

  it('INT-04 but not where nobody talks to them', () => {
    expect(worth({ reputation: -7 })).toBe(0);
  });

  it('most of all before a siege', () => {
    expect(worth({})).toBeGreaterThan(worth({ scenario: 'first-reconnaissance' }));
  });

  it('but not by a Unit no better than the one it would replace', () => {
    expect(worth({ units: ['utem-guardsmen'] })).toBeLessThan(worth({}) / 2);
  });
});
