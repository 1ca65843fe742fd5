import { describe, expect, it } from 'vitest';
import { influence, move } from '../../effects/gain.ts';
import { print } from '../../testing/made-up.ts';
import { playing } from '../../testing/playing.ts';

// Cards other than Basic Actions have no effects of their own yet; these stand in for them.
print('ambush', { basic: move(2), powered: move(4) });
print('fireball', { basic: influence(4), powered: influence(8) });
print('ruby-ring', { basic: move(2), powered: move(6) });

describe('a card that plays another card', () => {
  it('CRD-25 is a single effect: its bonus applies to the one yield chosen', () => {
    const p = playing({ hand: ['concentration', 'improvisation', 'rage'], mana: ['green'], source: [] });
    p.answer('power concentration', 'move 5');
    expect([p.turn.move, p.turn.influence, p.prompt]).toEqual([7, 0, 'turn']);
  });

  it('CRD-25 is played together with it: nothing else can happen in between', () => {
    const hand = ['concentration', 'march', 'stamina', 'rage'];
    const p = playing({ hand, mana: ['green'], source: [], move: 2 }).answer('power concentration');
    expect(p.offered()).toEqual(['march', 'stamina']);
    p.answer('march');
    expect(p.me.played.map(({ card }) => card)).toEqual(['concentration', 'march']);
  });

  it('CRD-26 keeps all restrictions of the other card: no combat card outside combat', () => {
    const p = playing({ hand: ['concentration', 'rage', 'swiftness'], mana: ['green'], source: [] });
    expect(p.offered('power')).toEqual([]);
    expect(p.refusal('power concentration')).toBe('CRD-27');
  });

  it('CRD-26 the cost in the other card’s effect must still be paid', () => {
    const p = playing({ hand: ['concentration', 'improvisation', 'rage', 'promise'], mana: ['green'], source: [] });
    p.answer('power concentration', 'improvisation');
    expect(p.offered()).toEqual(['promise', 'rage']);
    p.answer('rage', 'influence 5');
    expect([p.me.discard, p.turn.influence]).toEqual([['rage'], 7]);
  });

  it('CRD-26 a card cannot be played through it if that cost cannot be paid', () => {
    const hand = ['concentration', 'improvisation', 'wound'];
    expect(playing({ hand, mana: ['green'], source: [] }).offered('power')).toEqual([]);
  });

  it('CRD-27 the powered effect of another Action card is free and 2 higher', () => {
    const p = playing({ hand: ['concentration', 'march'], mana: ['green'], source: [] }).answer('power concentration');
    expect([p.turn.move, p.me.mana, p.me.hand]).toEqual([6, [], []]);
    expect(p.me.played).toEqual([
      { card: 'concentration', as: 'powered' },
      { card: 'march', as: 'powered' },
    ]);
  });

  it('CRD-27 only Action cards, basic or advanced: no Spell, Artifact or Wound', () => {
    const hand = ['concentration', 'march', 'ambush', 'fireball', 'ruby-ring', 'wound'];
    const p = playing({ hand, mana: ['green', 'red', 'black'], source: [], time: 'night' });
    expect(p.answer('power concentration').offered()).toEqual(['ambush', 'march']);
    expect(p.answer('ambush').turn.move).toBe(6);
  });

  it('CRD-25 CRD-27 played through Will Focus, Concentration adds its own 2 to the 3', () => {
    const p = playing({ hand: ['will-focus', 'concentration', 'march'], mana: ['green'], source: [] });
    p.answer('power will-focus', 'concentration');
    expect([p.turn.move, p.me.hand, p.prompt]).toEqual([4 + 2 + 3, [], 'turn']);
    const other = playing({ hand: ['will-focus', 'concentration', 'march'], mana: ['green'], source: [] });
    expect(other.answer('power concentration', 'will-focus').turn.move).toBe(4 + 2 + 3);
  });

  it('CRD-27 it costs its own mana', () => {
    const p = playing({ hand: ['concentration', 'march'], mana: ['red', 'blue', 'white'], source: [] });
    expect([p.offered('power'), p.refusal('power concentration')]).toEqual([[], 'MAN-06']);
  });

  it('CRD-27 it does not raise a sideways card, nor a card played after it', () => {
    const p = playing({ hand: ['concentration', 'march', 'stamina'], mana: ['green'], source: [] });
    p.answer('power concentration', 'march', 'play stamina');
    expect(p.turn.move).toBe(6 + 2);
  });
});
