import type { HeroScene, Scene } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { firstAnswers, turns, Watched } from '../testing/watching.ts';

const STRONG = { level: 9, hand: ['march', 'blood-rage', 'rage', 'determination'], mana: ['red'] } as const;

/** Tovak and Goldyx on two sides of a city. */
const siege = (goldyx: HeroScene, scene: Scene = {}): Scene => ({
  scenario: 'full-conquest',
  cooperativeAssault: true,
  source: ['blue', 'white'],
  map: { '1,0': 'white city' },
  cities: { '1,0': { garrison: ['prowlers', 'prowlers'] } },
  at: '0,0',
  ...STRONG,
  ...scene,
  others: { goldyx: { at: '2,0', ...goldyx } },
});

describe('next to a city a sensible player', () => {
  it('proposes a cooperative assault', () => {
    expect(firstAnswers(siege(STRONG))).toEqual(['assault together']);
  });

  it('does not propose one with nothing to fight with', () => {
    expect(firstAnswers(siege(STRONG, { hand: ['march', 'wound', 'wound'] }))).not.toContain('assault together');
  });

  it('joins with a good hand and refuses with Wounds', () => {
    expect(turns(siege(STRONG), 'agree')).toEqual(['assault together · agree']);
    expect(turns(siege({ ...STRONG, hand: ['wound', 'wound', 'rage'] }), 'refuse')).toEqual([
      'assault together · refuse',
    ]);
  });

  it('does not ask a player who has refused again', () => {
    for (const turn of turns(siege({ ...STRONG, hand: ['wound'] }))) {
      expect(turn.split('assault together')).toHaveLength(2);
    }
  });

  it('shares the defenders evenly', () => {
    const cities = { '1,0': { garrison: ['prowlers', 'prowlers', 'wolf-riders', 'diggers'] } };
    expect(turns(siege(STRONG, { cities }), 'agree')).toEqual(['assault together · 2 2 · agree']);
  });

  it('plays a card for the step into the city and takes it; without one it stays outside', () => {
    const table = new Watched(siege(STRONG), 'one');
    table.turn('agree');
    expect([table.decide(), table.decide()]).toEqual(['play march', 'assault 1,0']);
    const hand = ['wound', 'wound', 'wound', 'rage'];
    const assault = { at: '1,0', shares: { tovak: ['prowlers'], goldyx: ['prowlers'] } };
    expect(firstAnswers(siege(STRONG, { hand, mana: [], source: [], assault }))).toEqual(['stay-out']);
  });
});
