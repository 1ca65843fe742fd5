import { describe, expect, it } from 'vitest';
import { influence } from '../../effects/gain.ts';
import { print } from '../../testing/made-up.ts';
import { playing } from '../../testing/playing.ts';

// A Spell whose strong effect costs black mana; Spells have no effects of their own yet.
print('fireball', { basic: influence(4), powered: influence(8) });

const BASIC = ['blue', 'green', 'red', 'white'];

describe('colors', () => {
  it('MAN-01 red, blue, green and white are basic: a crystal of any basic color is one of these four', () => {
    const p = playing({ hand: ['crystallize'], mana: ['blue'], source: [] }).answer('power crystallize');
    expect(p.offered()).toEqual(BASIC);
  });

  it('MAN-01 gold and black are special colors: a die may be set to black, but that is not a basic color', () => {
    const p = playing({ hand: ['mana-draw', 'crystallize'], mana: ['white'], source: ['red'], time: 'night' });
    p.answer('power mana-draw', 'black');
    expect(p.me.mana).toEqual(['black', 'black']);
    expect(p.offered('play')).toEqual([]);
  });
});

describe('pure mana', () => {
  it('MAN-02 unused mana tokens are lost at the end of the turn', () => {
    const p = playing({ hand: ['march'], mana: ['red', 'gold', 'black'] }).answer('play march', 'end-turn');
    expect(p.me.mana).toEqual([]);
  });

  it('MAN-02 mana is used once: a token or die used to pay is gone', () => {
    const p = playing({ hand: ['march', 'tranquility'], mana: ['green'], source: [] }).answer('power march');
    expect([p.me.mana, p.offered('power')]).toEqual([[], []]);
    const q = playing({ hand: ['march', 'tranquility'], source: ['green'] }).answer('power march');
    expect([q.state.source, q.offered('power')]).toEqual([[], []]);
  });
});

describe('crystals', () => {
  it('MAN-03 crystals stay in the Inventory after the turn', () => {
    const p = playing({ hand: ['march'], crystals: { red: 2, blue: 1 } }).answer('play march', 'end-turn');
    expect(p.me.crystals).toEqual({ red: 2, blue: 1, green: 0, white: 0 });
  });

  it('MAN-03 there are no gold or black crystals: neither is offered when one is made', () => {
    const gold = playing({ hand: ['crystallize'], mana: ['gold'], source: [] }).answer('play crystallize');
    expect(gold.offered()).toEqual(BASIC);
    const black = playing({ hand: ['crystallize'], mana: ['black'], source: [], time: 'night' });
    expect(black.offered('play')).toEqual([]);
  });

  it('MAN-04 a crystal becomes one mana of its color at any time on the player’s turn', () => {
    for (const part of ['movement', 'action', 'rest'] as const) {
      const p = playing({ hand: ['march'], crystals: { red: 1, green: 2 }, part });
      expect(p.offered('break')).toEqual(['break green crystal', 'break red crystal']);
      p.answer('break green crystal');
      expect([p.me.crystals.green, p.me.mana]).toEqual([1, ['green']]);
    }
  });

  it('MAN-04 without a crystal of a color, there is nothing to turn into mana', () => {
    expect(playing({ crystals: ['red'] }).refusal('break blue crystal')).toBe('MAN-04');
  });

  it('MAN-04 mana becomes a crystal only by an effect', () => {
    expect(playing({ mana: ['red', 'blue'], source: ['green'] }).offered()).toEqual(['end-turn']);
  });

  it('MAN-03 MAN-05 a crystal from an effect becomes a mana token if three of its color are stored', () => {
    const p = playing({ hand: ['crystallize'], crystals: { red: 3, blue: 1 }, source: [] });
    p.answer('power crystallize', 'red');
    expect([p.me.crystals.red, p.me.mana]).toEqual([3, ['red']]);
    const q = playing({ hand: ['crystallize'], crystals: { red: 2, blue: 1 }, source: [] });
    q.answer('power crystallize', 'red');
    expect([q.me.crystals.red, q.me.mana]).toEqual([3, []]);
  });

  it('MAN-05 a fourth crystal from a mine is lost', () => {
    const mine = { at: '2,0', map: { '2,0': 'hills red crystal-mine' } };
    const full = playing({ ...mine, crystals: { red: 3 } }).answer('end-turn');
    expect([full.me.crystals.red, full.me.mana]).toEqual([3, []]);
    expect(full.told('crystal-lost')).toHaveLength(1);
    expect(playing({ ...mine, crystals: { red: 2 } }).answer('end-turn').me.crystals.red).toBe(3);
  });
});

describe('paying', () => {
  const everything = {
    hand: ['march'],
    source: ['green', 'gold', 'black', 'red'],
    mana: ['green', 'gold', 'black', 'red'],
    crystals: ['green', 'red'],
  } as const;

  it('MAN-06 by day a color is paid with a die, token or crystal of it, or with gold', () => {
    const p = playing(everything).answer('power march');
    expect(p.offered()).toEqual(['gold die', 'gold token', 'green crystal', 'green die', 'green token']);
  });

  it('MAN-06 at night a color is paid with a die, token or crystal of it', () => {
    const p = playing({ ...everything, time: 'night' }).answer('power march');
    expect(p.offered()).toEqual(['green crystal', 'green die', 'green token']);
  });

  it.each([
    ['green die', { source: ['gold', 'black', 'red'], mana: ['green', 'gold', 'black', 'red'], crystals: 1 }],
    ['green token', { source: ['green', 'gold', 'black', 'red'], mana: ['gold', 'black', 'red'], crystals: 1 }],
    ['gold token', { source: ['green', 'gold', 'black', 'red'], mana: ['green', 'black', 'red'], crystals: 1 }],
    [
      'green crystal',
      { source: ['green', 'gold', 'black', 'red'], mana: ['green', 'gold', 'black', 'red'], crystals: 0 },
    ],
  ])('MAN-06 paying with a %s takes that one and nothing else', (key, left) => {
    const p = playing(everything).answer('power march', key);
    const { mana, crystals } = p.me;
    expect({ source: p.state.source, mana, crystals: crystals.green }).toEqual(left);
    expect(p.turn.move).toBe(4);
  });

  it.each(BASIC)('MAN-07 by day gold can be used as any basic color and then counts as that color: %s', color => {
    const p = playing({ hand: ['crystallize'], mana: ['gold'], source: [] }).answer('play crystallize', color);
    expect(p.me.crystals).toMatchObject({ [color]: 1 });
    expect(p.told('mana-paid')).toMatchObject([{ color: 'gold', as: color }]);
  });

  it('MAN-07 gold is never used as black', () => {
    const p = playing({ hand: ['fireball'], mana: ['red', 'gold', 'gold'], source: ['gold'] });
    expect(p.offered('power')).toEqual([]);
  });

  it('MAN-08 by day black mana cannot be used, even where black is needed', () => {
    const p = playing({ hand: ['fireball'], mana: ['red', 'black'], source: ['black'] });
    expect([p.offered('power'), p.refusal('power fireball')]).toEqual([[], 'SRC-04']);
    const q = playing({ hand: ['fireball'], mana: ['red', 'black'], source: [] });
    expect(q.refusal('power fireball')).toBe('MAN-08');
  });

  it('MAN-08 at night black mana is used where black is needed', () => {
    const p = playing({ hand: ['fireball'], mana: ['red', 'black'], source: ['black'], time: 'night' });
    p.answer('power fireball');
    expect(p.offered()).toEqual(['black die', 'black token']);
  });

  it('MAN-08 at night gold mana cannot be used', () => {
    const p = playing({ hand: ['march'], mana: ['gold'], source: ['gold'], time: 'night' });
    expect([p.offered('power'), p.refusal('power march')]).toEqual([[], 'SRC-04']);
    expect(playing({ hand: ['march'], mana: ['gold'], source: [], time: 'night' }).refusal('power march')).toBe(
      'MAN-08',
    );
  });

  it('MAN-09 black mana is not wild: it never counts as a basic color', () => {
    for (const time of ['day', 'night'] as const) {
      const hand = ['march', 'stamina', 'promise', 'threaten', 'crystallize'];
      const p = playing({ hand, mana: ['black', 'black'], source: ['black'], time });
      expect(p.offered('power'), time).toEqual([]);
      expect(p.refusal('play crystallize'), time).not.toBeNull();
    }
  });

  it('MAN-12 one mana pays for one purpose: not for a card and again for the cost in its effect', () => {
    // Powering uses the only blue mana; the basic effect costs one mana itself.
    const p = playing({ hand: ['crystallize', 'stamina'], mana: ['blue'], source: [] }).answer('play crystallize');
    expect([p.me.crystals.blue, p.me.mana, p.offered('power')]).toEqual([1, [], ['power stamina']]);
    const q = playing({ hand: ['stamina', 'crystallize'], mana: ['blue'], source: [] }).answer('power stamina');
    expect(q.refusal('play crystallize')).toBe('CRD-11');
  });
});
