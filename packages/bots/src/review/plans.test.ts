import { buildScene, imagine, knownTo, type Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { plansFor, priceOfIdea } from './plans.ts';

const SCENE: Scene = {
  at: '0,0',
  map: { '0,0': 'plains', '1,0': 'village', '-1,0': 'hills', '0,1': 'plains' },
  enemies: [{ at: '0,1', enemy: 'wolf-riders', role: 'rampaging' }],
  hand: ['march', 'rage', 'promise'],
  mana: ['red'],
  deck: ['stamina', 'swiftness', 'threaten', 'determination'],
  source: ['red', 'white', 'blue'],
  unitOffer: ['peasants'],
};

describe('plans for a turn', () => {
  const state = buildScene(SCENE);
  const known = knownTo(state, 0);
  const plans = plansFor(known);

  it('are a few different ones, best first, each with a way that starts at the hero', () => {
    expect(plans.length).toBeGreaterThan(1);
    expect(plans.length).toBeLessThanOrEqual(3);
    const kinds = plans.map(({ deeds }) => deeds.map(({ choice }) => choice.key).join());
    expect(new Set(kinds).size).toBe(plans.length);
    expect(plans.map(({ value }) => value)).toEqual(plans.map(({ value }) => value).sort((a, b) => b - a));
    for (const { way } of plans) expect(way[0]).toBe(state.players[0]?.hex);
  });

  it('GAM-07 are the same in positions the seat cannot tell apart', () => {
    for (const seed of ['one', 'other']) expect(plansFor(knownTo(imagine(state, 0, seed), 0))).toEqual(plans);
  });

  it('put a price on ending the turn with everything in hand', () => {
    const { idea, best, plan } = priceOfIdea(known, 'end-turn');
    expect(best - idea).toBeGreaterThan(0.3);
    expect(plan?.answers[0]).not.toBe('end-turn');
  });

  it('have nothing against an idea that is the best plan', () => {
    const { idea, best, plan } = priceOfIdea(known, priceOfIdea(known, 'end-turn').plan?.answers[0] ?? '');
    expect([best, plan]).toEqual([idea, null]);
  });

  it('are made only on your own turn, outside fights', () => {
    const fighting = buildScene({ hand: ['rage'], combat: { enemies: ['prowlers'] } });
    expect(plansFor(knownTo(fighting, 0))).toEqual([]);
  });
});
