import { describe, expect, it } from 'vitest';
import { influence } from '../../effects/gain.ts';
import type { Color } from '../../state/mana.ts';
import { print } from '../../testing/made-up.ts';
import { playing } from '../../testing/playing.ts';
import { newSession } from '../../testing/random-game.ts';

// A Spell whose strong effect costs black mana; Spells have no effects of their own yet.
print('fireball', { basic: influence(4), powered: influence(8) });

const SEEDS = Array.from({ length: 40 }, (_, i) => `source ${i}`);

describe('the Source', () => {
  it('MAN-01 dice show the four basic colors, gold and black', () => {
    const seen = new Set(SEEDS.flatMap(seed => newSession(1, seed).state.source));
    expect([...seen].sort()).toEqual(['black', 'blue', 'gold', 'green', 'red', 'white']);
  });

  it('SRC-01 a die is taken only to use its mana', () => {
    expect(playing({ source: ['red', 'gold'] }).offered()).toEqual(['end-turn']);
    const p = playing({ hand: ['march'], source: ['green', 'red'] });
    expect(p.state.source).toEqual(['green', 'red']);
    p.answer('power march');
    expect([p.state.source, p.me.dice]).toEqual([['red'], [{ color: 'green', roll: true }]]);
  });

  it('SRC-02 TRN-10 one die per turn', () => {
    const p = playing({ hand: ['march', 'stamina'], source: ['green', 'blue'] }).answer('power march');
    expect([p.offered('power'), p.refusal('power stamina')]).toEqual([[], 'TRN-10']);
  });

  it('SRC-02 tokens and crystals are not dice and may be used in addition', () => {
    const hand = ['march', 'stamina', 'promise'];
    const p = playing({ hand, source: ['green'], mana: ['blue'], crystals: ['white'] });
    p.answer('power march', 'power stamina', 'power promise');
    expect([p.turn.move, p.turn.influence]).toEqual([8, 4]);
  });

  it('SRC-02 an additional die is used on top of the normal one, and only one', () => {
    const hand = ['mana-draw', 'march', 'stamina', 'promise'];
    const p = playing({ hand, source: ['green', 'blue', 'white'] }).answer('play mana-draw');
    p.answer('power march', 'power stamina');
    expect([p.turn.move, p.refusal('power promise')]).toEqual([8, 'TRN-10']);
  });

  it('SRC-02 a die taken by an effect does not use up the normal one', () => {
    const p = playing({ hand: ['mana-draw', 'march'], mana: ['white'], source: ['red', 'green'] });
    p.answer('power mana-draw', 'red die', 'black', 'power march');
    expect([p.turn.move, p.state.source]).toEqual([4, []]);
  });

  it('SRC-03 a used die is kept until the End of Turn, then rerolled and returned', () => {
    const after = new Set<Color>();
    for (const seed of SEEDS) {
      const p = playing({ hand: ['march'], source: ['green', 'red', 'red', 'red'], seed }).answer('power march');
      expect([p.state.source, p.me.dice]).toEqual([['red', 'red', 'red'], [{ color: 'green', roll: true }]]);
      p.answer('end-turn');
      expect(p.me.dice).toEqual([]);
      expect(p.state.source).toHaveLength(4);
      expect(p.state.source.slice(0, 3)).toEqual(['red', 'red', 'red']);
      after.add(p.state.source[3] as Color);
    }
    expect(after.size).toBe(6);
  });

  it('SRC-03 a die that an effect returns unrolled shows what it was set to', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const p = playing({ hand: ['mana-draw'], mana: ['white'], source: ['red', 'black'], seed });
      p.answer('power mana-draw', 'black die', 'blue', 'end-turn');
      expect([...p.state.source].sort()).toEqual(['blue', 'red']);
    }
  });

  it('SRC-04 by day a black die in the Source is depleted, by night a gold one', () => {
    const black = { hand: ['fireball'], mana: ['red'], source: ['black'] } as const;
    expect(playing({ ...black, time: 'night' }).offered('power')).toEqual(['power fireball']);
    expect([playing(black).offered('power'), playing(black).refusal('power fireball')]).toEqual([[], 'SRC-04']);
    const night = playing({ hand: ['march'], source: ['gold'], time: 'night' });
    expect([night.offered('power'), night.refusal('power march')]).toEqual([[], 'SRC-04']);
    expect(playing({ hand: ['march'], source: ['gold'] }).offered('power')).toEqual(['power march']);
  });

  it('SRC-04 depleted dice stay in the Source while others are rerolled', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const p = playing({ hand: ['march'], source: ['black', 'green', 'black'], seed }).answer(
        'power march',
        'end-turn',
      );
      expect(p.state.source.slice(0, 2)).toEqual(['black', 'black']);
    }
  });

  it('SRC-05 a die returned showing black by day is depleted at once', () => {
    const p = playing({
      heroes: { tovak: { hand: ['mana-draw'], mana: ['white'] }, goldyx: { hand: ['march'] } },
      source: ['green'],
    });
    p.answer('power mana-draw', 'black', 'end-turn');
    expect([p.seat, p.state.source, p.offered('power')]).toEqual([1, ['black'], []]);
  });

  it('SRC-05 a die rolled gold by night is depleted at once, and by day it may be used by the next player', () => {
    for (const time of ['day', 'night'] as const) {
      const games = SEEDS.map(seed =>
        playing({
          seed,
          time,
          heroes: { tovak: { hand: ['march'], mana: [] }, goldyx: { hand: ['march'] } },
          source: ['green'],
        }).answer('power march', 'end-turn'),
      );
      const gold = games.filter(p => p.state.source[0] === 'gold');
      expect(gold.length).toBeGreaterThan(0);
      for (const p of gold) expect(p.offered('power')).toEqual(time === 'day' ? ['power march'] : []);
    }
  });

  it('SRC-07 the reroll at the End of Turn has no minimum of basic colors', () => {
    const basics = SEEDS.map(seed => {
      const p = playing({ hand: ['march'], source: ['green', 'gold', 'black', 'gold'], seed }).answer('power march');
      if (p.prompt === 'pay') p.answer('green die');
      p.answer('end-turn');
      return p.state.source.filter(color => color !== 'gold' && color !== 'black').length;
    });
    // Half of four dice would be two; unused gold and black dice are not rerolled.
    expect(new Set(basics)).toEqual(new Set([0, 1]));
  });
});
