import type { HeroScene, Scene, SceneDuel } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { firstAnswers, turns } from '../testing/watching.ts';

/** Tovak has attacked Goldyx. */
const duel = (playerCombat: SceneDuel, tovak: Scene, goldyx: HeroScene): Scene => ({
  source: [],
  playerCombat,
  ...tovak,
  others: { goldyx },
});

describe('attacked by another player, a sensible one', () => {
  it('defends fully with a good hand, partially with a poor one', () => {
    const attacked = (hand: readonly string[]) => firstAnswers(duel({ participation: 'asked' }, {}, { hand }));
    expect(attacked(['rage', 'determination', 'march', 'stamina'])).toEqual(['full']);
    expect(attacked(['rage', 'wound'])).toEqual(['partial']);
  });

  const blocking = (attack: string, goldyx: HeroScene) =>
    firstAnswers(duel({ participation: 'full', phase: 'melee', step: 'block', attack: [attack] }, {}, goldyx));

  it('blocks what would hurt', () => {
    expect(blocking('attack 4', { hand: ['determination', 'march'] })).toEqual(['play determination']);
  });

  it('wastes no card on what would not hurt', () => {
    expect(blocking('attack 1', { hand: ['determination', 'march'] })).toEqual(['stand']);
  });

  it('wastes no card on what cannot be stopped', () => {
    expect(blocking('attack 9', { hand: ['march'] })).toEqual(['stand']);
  });

  it('does not expect a plain Block to stop Cold Fire', () => {
    // Against a plain Attack of 6, Block 5 leaves 1 damage, which is harmless; against Cold Fire it counts as 2.
    const goldyx = { hand: ['determination', 'march'], mana: ['blue'] } as const;
    const block = (attack: string) =>
      turns(duel({ participation: 'full', phase: 'melee', step: 'block', attack: [attack] }, {}, goldyx), 'stand');
    expect(block('attack 6')).toEqual(['power determination · stand']);
    expect(block('cold-fire attack 6')).toEqual(['power determination · stand']);
    expect(block('cold-fire attack 12')).toEqual(['stand']);
  });
});

describe('attacking another player, a sensible one', () => {
  const attacking = (tovak: Scene, goldyx: HeroScene) =>
    firstAnswers(duel({ participation: 'full', phase: 'melee', step: 'attack' }, tovak, goldyx));

  it('plays enough to get through', () => {
    for (const key of attacking({ hand: ['rage', 'blood-rage'], mana: ['red', 'red'] }, { hand: [] })) {
      expect(key).toMatch(/rage/);
    }
  });

  it('passes with nothing to attack with', () => {
    expect(attacking({ hand: ['wound'] }, { hand: ['determination'] })).toEqual(['pass']);
  });

  it('attacks when what was played is enough', () => {
    const scene = duel(
      { participation: 'full', phase: 'melee', step: 'attack', attack: ['attack 10'] },
      { hand: ['march'] },
      { hand: [] },
    );
    expect(firstAnswers(scene)).toEqual(['attack']);
  });

  it('drives the other hero off, or Wounds first if there is damage to spare', () => {
    const damage = (n: number) =>
      firstAnswers(duel({ participation: 'full', phase: 'melee', step: 'damage', damage: n }, {}, { hand: ['march'] }));
    expect(damage(8)).toEqual(['wound goldyx']);
    expect(damage(2)).toContain('drive 1,-1');
  });
});

describe('on the map a sensible player', () => {
  const meeting = (hand: readonly string[], goldyx: HeroScene): string[] =>
    turns({
      pvp: true,
      players: 2,
      source: [],
      at: '0,0',
      hand: [...hand],
      mana: ['red', 'red'],
      others: { goldyx: { at: '1,0', ...goldyx } },
    });

  it('attacks a rival who has nothing to defend with', () => {
    for (const turn of meeting(['march', 'rage', 'rage', 'blood-rage'], { hand: [], fame: 20 })) {
      expect(turn).toContain('duel goldyx');
    }
  });

  it('avoids one who is better armed', () => {
    const goldyx = { hand: ['rage', 'rage', 'determination', 'march', 'march'], units: ['utem-guardsmen'] };
    for (const turn of meeting(['march', 'rage'], goldyx)) expect(turn).not.toContain('duel');
  });
});
