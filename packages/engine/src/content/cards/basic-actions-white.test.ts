import { describe, expect, it } from 'vitest';
import { playing } from '../../testing/playing.ts';

const WHITE = { mana: ['white'], source: [] } as const;

describe('Swiftness', () => {
  it('gives Move 2; powered it is a Ranged Attack, for combat only', () => {
    const p = playing({ hand: ['swiftness'], ...WHITE });
    expect([p.offered('play', 'power'), p.refusal('power swiftness')]).toEqual([['play swiftness'], 'CRD-20']);
    expect([p.answer('play swiftness').turn.move, p.prompt]).toEqual([2, 'turn']);
  });
});

describe('Promise', () => {
  it('gives Influence 2, powered Influence 4', () => {
    expect(playing({ hand: ['promise'], ...WHITE }).answer('play promise').turn).toMatchObject({
      influence: 2,
      move: 0,
    });
    expect(playing({ hand: ['promise'], ...WHITE }).answer('power promise').turn).toMatchObject({
      influence: 4,
      move: 0,
    });
  });
});

describe('Mana Draw', () => {
  it('CRD-28 allows one more die this turn', () => {
    const hand = ['mana-draw', 'march', 'stamina', 'threaten'];
    const p = playing({ hand, source: ['green', 'blue', 'red'] }).answer(
      'play mana-draw',
      'power march',
      'power stamina',
    );
    expect([p.turn.move, p.me.dice.length, p.refusal('power threaten')]).toEqual([8, 2, 'TRN-10']);
  });

  it('CRD-28 the extra die follows the usual rules: no depleted die, and it is rerolled', () => {
    const p = playing({ hand: ['mana-draw', 'march', 'stamina'], source: ['green', 'black', 'black', 'blue'] });
    p.answer('play mana-draw', 'power march', 'power stamina');
    expect(p.me.dice).toEqual([
      { color: 'green', roll: true },
      { color: 'blue', roll: true },
    ]);
    const depleted = playing({ hand: ['mana-draw', 'march'], source: ['gold'], time: 'night' }).answer(
      'play mana-draw',
    );
    expect(depleted.refusal('power march')).toBe('SRC-04');
  });

  it('CRD-28 powered takes a die, sets it to any color but gold and gives two mana tokens of it', () => {
    const p = playing({ hand: ['mana-draw'], mana: ['white'], source: ['red', 'green'] }).answer('power mana-draw');
    expect(p.offered()).toEqual(['green die', 'red die']);
    expect(p.answer('red die').offered()).toEqual(['black', 'blue', 'green', 'red', 'white']);
    p.answer('blue');
    expect([p.me.mana, p.state.source]).toEqual([['blue', 'blue'], ['green']]);
  });

  it('CRD-28 powered may take a depleted die', () => {
    const p = playing({ hand: ['mana-draw'], mana: ['white'], source: ['red', 'black'] }).answer('power mana-draw');
    expect(p.offered()).toEqual(['black die', 'red die']);
    const night = playing({ hand: ['mana-draw'], mana: ['white'], source: ['red', 'gold'], time: 'night' });
    expect(night.answer('power mana-draw').offered()).toEqual(['gold die', 'red die']);
  });

  it('CRD-28 the die stays out of the Source until the end of the turn, then returns as it was set', () => {
    const p = playing({ hand: ['mana-draw', 'march'], mana: ['white'], source: ['red', 'black'] });
    p.answer('power mana-draw', 'black die', 'green', 'power march');
    expect(p.state.source).toEqual(['red']);
    p.answer('end-turn');
    expect([...p.state.source].sort()).toEqual(['green', 'red']);
    expect(p.told('dice-rerolled')).toEqual([]);
  });

  it('CRD-28 the die taken does not use up the normal one, nor is that one needed for it', () => {
    const before = playing({ hand: ['march', 'mana-draw'], mana: ['white'], source: ['green', 'red'] });
    expect(before.answer('power march', 'power mana-draw', 'white').me.mana).toEqual(['white', 'white']);
    const after = playing({ hand: ['mana-draw', 'march'], mana: ['white'], source: ['green', 'red'] });
    expect(after.answer('power mana-draw', 'red die', 'white', 'power march').turn.move).toBe(4);
  });

  it('CRD-28 powered by a Source die, it takes another one', () => {
    const p = playing({ hand: ['mana-draw'], source: ['white', 'red'] }).answer('power mana-draw', 'blue');
    expect([p.me.mana, p.state.source]).toEqual([['blue', 'blue'], []]);
    expect(p.me.dice).toEqual([
      { color: 'white', roll: true },
      { color: 'blue', roll: false },
    ]);
  });

  it('CRD-28 with an empty Source it cannot be powered', () => {
    expect(playing({ hand: ['mana-draw'], ...WHITE }).refusal('power mana-draw')).toBe('SRC-01');
  });
});

describe('Noble Manners', () => {
  const hand = { hero: 'norowas', hand: ['noble-manners'], reputation: 0, ...WHITE } as const;

  it('gives Influence 2, powered 4; nothing more outside an interaction', () => {
    const basic = playing(hand).answer('play noble-manners');
    expect([basic.turn.influence, basic.me.fame, basic.me.reputation]).toEqual([2, 0, 0]);
    const powered = playing(hand).answer('power noble-manners');
    expect([powered.turn.influence, powered.me.fame, powered.me.reputation]).toEqual([4, 0, 0]);
  });

  it('in an interaction gives Fame +1, powered also Reputation +1, once per card', () => {
    const scene = { ...hand, part: 'action', interacting: true } as const;
    const basic = playing(scene).answer('play noble-manners');
    expect([basic.turn.influence, basic.me.fame, basic.me.reputation]).toEqual([2, 1, 0]);
    const powered = playing(scene).answer('power noble-manners');
    expect([powered.turn.influence, powered.me.fame, powered.me.reputation]).toEqual([4, 1, 1]);
  });
});
