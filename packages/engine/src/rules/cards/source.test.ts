import { describe, expect, it } from 'vitest';
import { Stream, seeded } from '../../core/random.ts';
import { Session } from '../../session.ts';
import { BASIC_COLORS, COLORS, type Color } from '../../state/mana.ts';
import { playing } from '../../testing/playing.ts';
import { HEROES_AT_TABLE } from '../../testing/random-game.ts';
import { MageKnight } from '../mage-knight.ts';
import { newGame } from '../setup/setup.ts';

const SEEDS = Array.from({ length: 30 }, (_, i) => `dice ${i}`);

/** The Source of a new game. */
function firstRoll(players: number, seed: string): readonly Color[] {
  const table = new MageKnight(
    newGame({ scenario: 'first-reconnaissance', heroes: HEROES_AT_TABLE.slice(0, players), seed }),
  );
  table.advance();
  return table.state.source;
}

const basics = (dice: readonly Color[]): number => dice.filter(die => BASIC_COLORS.some(color => color === die)).length;
const sorted = (dice: readonly Color[]): Color[] => [...dice].sort();

describe('rolling the Source', () => {
  it.each([
    [1, 3, 2],
    [2, 4, 2],
    [3, 5, 3],
    [4, 6, 3],
  ])('SET-15 with %i players at least half of %i dice show a basic color: %i', (players, dice, least) => {
    const rolls = SEEDS.map(seed => firstRoll(players, seed));
    for (const roll of rolls) {
      expect(roll).toHaveLength(dice);
      expect(basics(roll)).toBeGreaterThanOrEqual(least);
    }
    // The minimum is enough: the rest may show gold or black.
    expect(rolls.some(roll => basics(roll) === least)).toBe(true);
  });

  it('SET-15 all gold and black dice are rerolled together, not only as many as needed', () => {
    const rolls = Array.from({ length: 500 }, (_, i) => firstRoll(2, `together ${i}`));
    // If they are rerolled together, exactly half are basic in 0.32 of all rolls; one by one it would be 0.41.
    const justHalf = rolls.filter(roll => basics(roll) === 2).length / rolls.length;
    expect(justHalf).toBeGreaterThan(0.28);
    expect(justHalf).toBeLessThan(0.37);
  });

  it('EX-MAN-08 SET-14 SET-15 of gold, black, gold, red and blue, the first three are rerolled; red and blue stay', () => {
    const wanted = ['gold', 'black', 'gold', 'red', 'blue'];
    const rolls = (seed: string) => {
      const stream = new Stream(seeded(seed, 'source'));
      return wanted.every(color => COLORS[stream.below(COLORS.length)] === color);
    };
    let seed = 0;
    while (!rolls(`like ${seed}`)) seed++;
    const roll = firstRoll(3, `like ${seed}`);
    expect(roll.slice(3)).toEqual(['red', 'blue']);
    expect(basics(roll)).toBeGreaterThanOrEqual(3);
  });

  it('RND-PREP-02 all dice are rerolled at the start of a Round, under the same condition', () => {
    const source = ['black', 'black', 'black', 'black'] as const;
    const rolls = SEEDS.map(seed => playing({ seed, source, moment: 'round end' }).state.source);
    for (const roll of rolls) {
      expect(roll).toHaveLength(4);
      expect(basics(roll)).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(rolls.map(roll => sorted(roll).join())).size).toBeGreaterThan(10);
  });

  it('RND-PREP-02 a die still held by a Tactic is rolled with the others', () => {
    const game = playing({
      source: ['red', 'blue', 'green'],
      tactic: 'mana-steal',
      tacticDie: 'white',
      moment: 'round end',
    });
    expect(game.state.source).toHaveLength(4);
    expect(game.me.tacticDie).toBeNull();
  });

  it('SET-14 the number of dice is the same in every Round', () => {
    for (const players of [1, 2, 3]) {
      expect(playing({ players, moment: 'round end' }).state.source).toHaveLength(players + 2);
    }
  });
});

describe('using the Source', () => {
  it('SRC-01 a die leaves the Source only when its mana is used', () => {
    const game = playing({ hand: ['stamina'], source: ['red', 'blue'] });
    expect(game.offered()).toEqual([
      'end-turn',
      'play stamina',
      'power stamina',
      'rest',
      'sideways stamina influence',
      'sideways stamina move',
    ]);
    expect(game.state.source).toEqual(['red', 'blue']);
    game.answer('power stamina');
    expect(game.state.source).toEqual(['red']);
  });

  it('TRN-10 a second card cannot be powered by a second die', () => {
    const game = playing({ hand: ['stamina', 'march'], source: ['green', 'blue'] }).answer('power stamina');
    expect(game.refusal('power march')).toBe('TRN-10');
    expect(game.me.dice).toEqual([{ color: 'blue', roll: true }]);
  });

  it('SRC-03 END-02 a used die is out of the Source until the End of Turn, then rerolled and returned', () => {
    const after = new Set<Color>();
    for (const seed of SEEDS) {
      const game = playing({ seed, hand: ['stamina'], source: ['red', 'blue'], deck: ['rage'] }).answer(
        'power stamina',
      );
      expect(game.state.source).toEqual(['red']);
      game.answer('end-turn');
      expect(game.me.dice).toEqual([]);
      expect(game.state.source).toHaveLength(2);
      expect(game.state.source).toContain('red');
      for (const die of game.state.source) after.add(die);
    }
    expect(after.size).toBe(6);
  });

  it('SRC-04 by day a black die is depleted, by night a gold one', () => {
    const scene = { hand: ['stamina'], source: ['gold', 'black'] } as const;
    const day = playing(scene).answer('power stamina');
    expect(day.me.dice).toEqual([{ color: 'gold', roll: true }]);
    expect(playing({ ...scene, time: 'night' }).refusal('power stamina')).toBe('SRC-04');
    expect(playing({ ...scene, source: ['black', 'black'] }).refusal('power stamina')).toBe('SRC-04');
  });

  it('SRC-07 the reroll at the End of Turn has no minimum of basic colors', () => {
    const rolls = SEEDS.map(seed => {
      const game = playing({ seed, players: 1, hand: ['stamina'], source: ['gold', 'black', 'blue'] });
      return game.answer('power stamina', 'blue die', 'end-turn').state.source;
    });
    expect(rolls.some(roll => basics(roll) === 0)).toBe(true);
    expect(rolls.every(roll => roll.includes('gold') && roll.includes('black'))).toBe(true);
  });

  it('GAM-07 everyone sees the Source', () => {
    const game = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: '1' });
    for (const seat of [0, 1, null]) expect(game.view(seat).source).toEqual(game.state.source);
  });
});
