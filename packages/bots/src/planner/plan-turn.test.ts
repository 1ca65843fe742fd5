import { buildScene, imagine, knownTo, MageKnight, type Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { type Effort, planTurn } from './plan-turn.ts';

/** Enough for a small hand. */
const BRIEF: Effort = {
  width: 12,
  nodes: 250,
  fights: 4,
  ways: 4,
  ideas: 1,
  worlds: 2,
  turns: 0,
  steps: 10_000,
  stepsATurn: 20_000,
};

/** Orcs to fight, a village to visit, and cards for either. */
const SCENE: Scene = {
  map: { '0,0': 'plains', '1,0': 'village', '0,1': 'forest', '-1,0': 'hills', '1,-1': 'plains' },
  enemies: [{ at: '0,1', enemy: 'prowlers' }],
  hand: ['march', 'rage', 'rage', 'promise'],
  deck: ['stamina', 'swiftness', 'threaten', 'determination'],
  mana: ['red'],
  source: [],
  unitOffer: ['peasants'],
};

describe('plans for a turn', () => {
  const state = buildScene(SCENE);
  const plans = planTurn(knownTo(state, 0), BRIEF, 'p');

  it('each plan can be played to its end, and only its last answer reveals anything', () => {
    expect(plans.length).toBeGreaterThan(2);
    for (const { answers } of plans) {
      const table = new MageKnight(imagine(state, 0, 'any'));
      for (const key of answers.slice(0, -1)) expect(table.answer(0, key)).toBeNull();
      expect(table.state.fence).toBe(state.fence);
      expect(table.answer(0, answers.at(-1) as string)).toBeNull();
    }
  });

  it('plans differ, and the most valuable one comes first', () => {
    expect(new Set(plans.map(({ answers }) => answers.join())).size).toBe(plans.length);
    expect(plans.every(({ worst, value }) => worst <= value)).toBe(true);
    expect(plans[0]?.value).toBeGreaterThan(plans.at(-1)?.value as number);
  });

  it('CMB-GEN-14 a plan that defeats an enemy says so, with its Fame', () => {
    // Prowlers give 2 Fame: Block 4 is out of reach, but the Attack of 4 and 2 beats Armor 3.
    const fight = plans.find(({ answers }) => answers.some(key => key.startsWith('challenge')));
    expect(fight?.gains).toMatchObject({ fame: 2, defeated: [expect.any(Number)] });
    expect(fight?.turn.leastFame).toBe(2);
  });

  it('GAM-07 plans are the same in positions the seat cannot tell apart', () => {
    for (let i = 0; i < 2; i++)
      expect(planTurn(knownTo(imagine(state, 0, `world ${i}`), 0), BRIEF, 'p')).toEqual(plans);
  });

  it('once the steps for fights are spent, no more than the first two positions are imagined', () => {
    const deck = ['stamina', 'swiftness', 'threaten', 'determination', 'march', 'rage', 'tranquility', 'mana-draw'];
    const known = knownTo(buildScene({ ...SCENE, deck: [...deck, 'wound', 'wound', 'wound'] }), 0);
    const plan = (worlds: number, steps: number) => planTurn(known, { ...BRIEF, turns: 1, worlds, steps }, 'p');
    expect(plan(6, 0)).toEqual(plan(2, 0));
    expect(plan(6, 10_000)).not.toEqual(plan(2, 10_000));
  });

  it('a plan takes its steps out of the purse of its turn, and an empty purse leaves it an eighth', () => {
    const known = knownTo(state, 0);
    const plan = (steps: number, left: number) => {
      const purse = { left };
      return { plans: planTurn(known, { ...BRIEF, turns: 1, worlds: 6, steps }, 'p', purse), left: purse.left };
    };
    expect(plan(8_000, 16_000).left).toBeLessThan(16_000);
    expect(plan(8_000, 0).plans).toEqual(plan(1_000, 2_000).plans);
    expect(plan(8_000, 0).plans).not.toEqual(plan(8_000, 16_000).plans);
  });
});
