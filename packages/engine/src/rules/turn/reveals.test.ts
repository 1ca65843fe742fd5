import { describe, expect, it } from 'vitest';
import type { Scene } from '../../scene/scene.ts';
import { dueling, GOLDYX, TOVAK } from '../../testing/dueling.ts';
import { sum } from '../../testing/fighting.ts';
import { playing } from '../../testing/playing.ts';

describe('cards exposed by another player', () => {
  const reading = (hand: readonly string[]) =>
    playing({ hand: ['mind-read'], mana: ['white'], source: [], others: { goldyx: { hand: [...hand] } } });

  it('UND-02 Mind Read cannot be undone once the color is named, nor by the player who discarded a card for it', () => {
    expect(reading(['rage', 'march']).answer('play mind-read', 'red').session.undo(0)?.rule).toBe('UND-02');
    const forced = reading(['rage', 'march']).answer('play mind-read', 'red', 'rage');
    expect(forced.player(1).discard).toEqual(['rage']);
    expect(forced.session.undo(0)?.rule).toBe('UND-02');
    const chosen = reading(['rage', 'fireball']).answer('play mind-read', 'red', 'rage');
    for (const seat of [0, 1]) expect(chosen.session.undo(seat)?.rule).toBe('UND-02');
  });

  it('UND-02 a knocked-out rival discards the hand openly, so the Wound cannot be undone', () => {
    const duel = { phase: 'melee', step: 'damage', damage: 4, attack: ['attack 9'], wounds: { goldyx: 4 } } as const;
    const p = dueling(duel, { hand: ['march', 'wound x4'] }).answer('wound goldyx');
    expect(p.player(GOLDYX).discard).toEqual(['march']);
    expect(p.session.undo(TOVAK)?.rule).toBe('UND-02');
  });

  it('UND-01 cards shown on their owner’s turn can be hidden again by undo: the decider learned nothing', () => {
    const hurt: Scene = {
      hand: ['march', 'rage'],
      combat: { phase: 'damage', enemies: ['ironclads'], wounds: 4 },
    };
    const p = playing(hurt).answer('take ironclads');
    while (p.prompt === 'assign-damage') p.answer('hero');
    expect(p.told('knocked-out')).toHaveLength(1);
    expect(p.me.discard).toEqual(['march', 'rage']);
    expect(p.session.undo(0)).toBeNull();
  });
});

describe('targets chosen before a reveal', () => {
  const facing = (scene: Scene = {}) =>
    playing({
      hand: ['horn-of-wrath', 'rage'],
      combat: { enemies: ['diggers', 'prowlers', 'wolf-riders'], targets: ['diggers', 'prowlers'] },
      rolls: ['blue'],
      ...scene,
    });

  it('UND-03 stay: after the die of Horn of Wrath none of them can be removed', () => {
    const p = facing().answer('play horn-of-wrath');
    expect(p.offered('spare', 'target')).toEqual(['target wolf-riders']);
    expect([p.refusal('spare diggers'), p.refusal('spare prowlers')]).toEqual(['UND-03', 'UND-03']);
    expect(sum(p)).toEqual([5, 6]);
  });

  it('UND-04 those added after it can be removed again', () => {
    const p = facing().answer('play horn-of-wrath', 'target wolf-riders');
    expect(p.offered('spare')).toEqual(['spare wolf-riders']);
    expect(p.answer('spare wolf-riders').offered('spare')).toEqual([]);
  });

  it('CMB-RNG-13 without a reveal they may be changed', () => {
    const p = facing({
      combat: { phase: 'attack', enemies: ['diggers', 'prowlers'], targets: ['diggers', 'prowlers'] },
    });
    p.answer('play rage');
    while (p.prompt !== 'combat-attack') p.answer(p.offered()[0] as string);
    expect(p.offered('spare')).toEqual(['spare diggers', 'spare prowlers']);
  });

  it('UND-03 another attack has its own targets', () => {
    const p = facing().answer('play horn-of-wrath', 'give-up', 'target diggers');
    expect(p.offered('spare')).toEqual(['spare diggers']);
  });

  it('UND-03 the same after any other reveal, such as drawing a card', () => {
    const p = facing({ skills: ['tovak-motivation'], deck: ['march', 'march', 'march'] }).answer(
      'skill tovak-motivation',
    );
    expect(p.offered('spare')).toEqual([]);
  });
});
