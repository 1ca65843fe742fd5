import { buildScene, MageKnight, type Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { worthIt } from './aim.ts';
import { beat } from './bounded.ts';
import { exhaust } from './exhaust.ts';
import { Promises } from './promise.ts';
import { sampleFight } from './sample-fights.ts';
import { QUICK, solve } from './solve.ts';

const AIM = worthIt(4);
const NO_ESTIMATE = () => Number.NEGATIVE_INFINITY;

const fight = (scene: Scene): MageKnight => {
  const table = new MageKnight(buildScene(scene));
  table.advance();
  return table;
};

/** Small fights with special effects: Skills, effects on enemies, Ice Shield. */
const SAMPLE = [8, 20, 44, 9050, 9120].map(n => {
  const table = fight(sampleFight(n));
  return { n, table, whole: exhaust(table, 0, AIM, 1000) };
});

describe('a search that skips what cannot be better', () => {
  it('finds what the exhaustive search finds, in fewer positions', () => {
    let [all, fewer] = [0, 0];
    for (const { n, table, whole } of SAMPLE) {
      if (!whole) continue;
      const found = beat(table, 0, AIM, whole.value - 1, 1000, NO_ESTIMATE);
      expect([found.isComplete, found.value], `fight ${n}`).toEqual([true, whole.value]);
      all += whole.nodes;
      fewer += found.nodes;
    }
    expect(fewer).toBeLessThan(all / 2);
  });

  it('no position on the best line promises less than it comes to', () => {
    for (const { n, table, whole } of SAMPLE) {
      const promises = new Promises(table, 0, AIM, table.clone().state);
      const next = table.clone();
      for (const key of whole?.keys ?? []) {
        expect(promises.of(next.state), `fight ${n} before ${key}`).toBeGreaterThanOrEqual(whole?.value ?? 0);
        next.answer(0, key);
        if (next.state.combat === null) break;
      }
    }
  });
});

describe('special effects in the middle of a fight', () => {
  const solved = (scene: Scene) => solve(fight(scene), 0, AIM, QUICK);

  it('Ice Shield lowers the Armor of the enemy it blocks, so that little Attack is enough', () => {
    // Ironclads: Attack 4 Brutal, Armor 3 with Physical resistance.
    const scene: Scene = {
      level: 2,
      hand: ['ice-shield', 'determination'],
      units: ['utem-guardsmen'],
      crystals: { red: 1, green: 1 },
      source: ['blue'],
      combat: { enemies: ['ironclads'] },
    };
    expect(solved(scene)).toMatchObject({ won: true, exact: true });
  });

  it('Call to Arms borrows a Block in the middle of blocking', () => {
    const scene: Scene = {
      level: 5,
      hand: ['rage', 'call-to-arms', 'demolish'],
      unitOffer: ['foresters', 'herbalists', 'peasants'],
      crystals: { red: 2, blue: 1, white: 2 },
      source: [],
      combat: { enemies: ['medusa'], phase: 'block' },
    };
    // Medusa attacks with 6: Rage 2, Foresters 3, a card sideways 1.
    expect(solved(scene)?.keys).toEqual(expect.arrayContaining(['use foresters block 3', 'block']));
  });

  it('Power of Pain plays a Wound toward a Block, which also takes it out of the hand', () => {
    const scene: Scene = {
      hero: 'arythea',
      level: 3,
      hand: ['rage', 'tranquility', 'wound x2'],
      skills: ['arythea-power-of-pain'],
      source: ['red'],
      combat: { enemies: ['diggers'] },
    };
    expect(solved(scene)?.keys).toEqual(
      expect.arrayContaining(['skill arythea-power-of-pain', 'sideways wound block', 'attack']),
    );
  });
});
