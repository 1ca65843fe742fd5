import { describe, expect, it } from 'vitest';
import type { Seat } from '../../core/effect.ts';
import type { HeroScene, Scene } from '../../scene/scene.ts';
import { Session } from '../../session.ts';
import { Playing, playing } from '../../testing/playing.ts';
import { newSession } from '../../testing/random-game.ts';
import { TACTICS } from '../catalogue.ts';
import { newGame } from '../setup/setup.ts';

const DAY = ['early-bird', 'rethink', 'mana-steal', 'planning', 'great-start', 'the-right-moment'];
const NIGHT = ['from-the-dusk', 'long-night', 'mana-search', 'midnight-meditation', 'preparation', 'sparing-power'];
const [TOVAK, GOLDYX, NOROWAS, ARYTHEA] = [0, 1, 2, 3];

/** Four players about to choose Tactics, with their Fame and the previous Round Order. */
function choosing(fame: readonly number[], order: Scene['order']): Playing {
  const heroes = Object.fromEntries(
    ['tovak', 'goldyx', 'norowas', 'arythea'].map((hero, i): [string, HeroScene] => [hero, { fame: fame[i] ?? 0 }]),
  );
  return playing({ heroes, ...(order ? { order } : {}), moment: 'tactics' });
}

/** Everyone takes the first available Tactic of this list; returns the seats in choosing order. */
function choose(game: Playing, tactics: readonly string[]): Seat[] {
  const seats: Seat[] = [];
  for (const tactic of tactics) {
    seats.push(game.seat);
    game.answer(tactic);
  }
  return seats;
}

describe('choosing Tactics', () => {
  it('RND-TAC-01 each player takes exactly one of those on display, and none is taken twice', () => {
    const game = choosing([0, 0, 0, 0], undefined);
    expect(game.offered()).toEqual([...DAY].sort());
    game.answer('planning');
    expect(game.offered()).toEqual(DAY.filter(tactic => tactic !== 'planning').sort());
    expect(game.refusal('planning')).not.toBeNull();
    expect(game.refusal('sparing-power')).not.toBeNull();
    game.answer('early-bird', 'the-right-moment');
    expect(game.prompt).toBe('tactic');
    game.answer('great-start');
    expect(game.prompt).toBe('turn');
    expect(game.state.players.map(player => player.tactic)).toEqual([
      'great-start',
      'the-right-moment',
      'early-bird',
      'planning',
    ]);
  });

  it('RND-TAC-01 the numbers are those printed: 1 to 6 for Day and for Night', () => {
    expect(DAY.map(tactic => [TACTICS.get(tactic).time, TACTICS.get(tactic).number])).toEqual(
      [1, 2, 3, 4, 5, 6].map(n => ['day', n]),
    );
    expect(NIGHT.map(tactic => [TACTICS.get(tactic).time, TACTICS.get(tactic).number])).toEqual(
      [1, 2, 3, 4, 5, 6].map(n => ['night', n]),
    );
  });

  const FOUR = ['early-bird', 'planning', 'great-start', 'the-right-moment'];

  it('RND-TAC-02 the lowest Fame chooses first, then the next lowest', () => {
    const game = choosing([9, 3, 12, 0], ['tovak', 'goldyx', 'norowas', 'arythea']);
    expect(choose(game, FOUR)).toEqual([ARYTHEA, GOLDYX, TOVAK, NOROWAS]);
  });

  it('RND-TAC-02 on a tie, the player later in the Round Order chooses first', () => {
    const order = ['norowas', 'tovak', 'arythea', 'goldyx'] as const;
    expect(choose(choosing([5, 5, 5, 5], order), FOUR)).toEqual([GOLDYX, ARYTHEA, TOVAK, NOROWAS]);
    expect(choose(choosing([5, 1, 5, 1], order), FOUR)).toEqual([GOLDYX, ARYTHEA, TOVAK, NOROWAS]);
    expect(choose(choosing([1, 5, 1, 5], order), FOUR)).toEqual([TOVAK, NOROWAS, GOLDYX, ARYTHEA]);
  });

  it('RND-TAC-02 the previous Round’s order counts', () => {
    const game = playing({ players: 3, order: ['goldyx', 'norowas', 'tovak'], moment: 'round end' });
    expect(choose(game, ['from-the-dusk', 'long-night', 'mana-search'])).toEqual([TOVAK, NOROWAS, GOLDYX]);
  });

  it('RND-TAC-03 in the first Round the last player to choose a hero chooses a Tactic first', () => {
    for (const players of [2, 3, 4]) {
      const game = new Playing(
        newGame({
          scenario: 'first-reconnaissance',
          heroes: ['arythea', 'tovak', 'norowas', 'goldyx'].slice(0, players),
          seed: '1',
        }),
      );
      expect(choose(game, FOUR.slice(0, players))).toEqual([3, 2, 1, 0].slice(4 - players));
    }
  });

  it('RND-TAC-04 hands are drawn before Tactics are chosen', () => {
    const game = newSession(3);
    expect(game.question(2)?.prompt).toBe('tactic');
    expect(game.state.players.map(player => player.hand.length)).toEqual([5, 5, 5]);
    expect(game.view(2).players[2]?.hand).not.toContain('?');
    const later = playing({ moment: 'round end' });
    expect(later.prompt).toBe('tactic');
    expect(later.state.players.map(player => player.hand.length)).toEqual([5, 5]);
  });

  it('RND-TAC-05 what happens on taking a Tactic happens before the next player chooses', () => {
    const game = newSession(2);
    expect(game.answer(1, 'great-start')).toBeNull();
    expect(game.state.players[1]?.hand).toHaveLength(7);
    expect([game.asked, game.question(0)?.prompt]).toEqual([[0], 'tactic']);
    const asking = newSession(2);
    expect(asking.answer(1, 'rethink')).toBeNull();
    expect([asking.asked, asking.question(1)?.prompt]).toEqual([[1], 'rethink']);
    expect(asking.question(0)).toBeNull();
    expect(asking.answer(1, 'done')).toBeNull();
    expect([asking.asked, asking.question(0)?.prompt]).toEqual([[0], 'tactic']);
  });

  it('RND-TAC-06 the Round Order follows the numbers, lowest first, and that player takes the first turn', () => {
    const game = choosing([0, 0, 0, 0], undefined);
    // Arythea, Norowas, Goldyx and Tovak choose in this order.
    choose(game, ['great-start', 'the-right-moment', 'planning', 'early-bird']);
    expect(game.state.order).toEqual([TOVAK, GOLDYX, ARYTHEA, NOROWAS]);
    expect([game.seat, game.prompt]).toEqual([TOVAK, 'turn']);
    const other = choosing([0, 0, 0, 0], undefined);
    choose(other, ['early-bird', 'planning', 'great-start', 'the-right-moment']);
    expect(other.state.order).toEqual([ARYTHEA, NOROWAS, GOLDYX, TOVAK]);
    expect(other.seat).toBe(ARYTHEA);
  });

  it('RND-TAC-07 Tactics that were not chosen do nothing this Round and are back for the next Day', () => {
    const game = choosing([0, 0, 0, 0], undefined);
    choose(game, ['early-bird', 'planning', 'great-start', 'the-right-moment']);
    expect([...game.state.tactics].sort()).toEqual(['mana-steal', 'rethink']);
    expect(game.state.players.every(player => player.tacticDie === null)).toBe(true);
    expect(playing({ players: 4, round: 2, moment: 'round end' }).state.tactics).toEqual(DAY);
  });

  it('RND-TAC-08 nothing usable before a turn can be used before everyone has chosen', () => {
    const scene: Scene = { round: 2, players: 3, moment: 'tactics' };
    const game = playing({
      ...scene,
      heroes: { tovak: { hand: ['march'] }, goldyx: {}, norowas: { hand: ['march'] } },
    });
    expect(game.seat).toBe(NOROWAS);
    game.answer('midnight-meditation');
    expect(game.seat).toBe(GOLDYX);
    expect(game.session.question(NOROWAS)).toBeNull();
    expect(game.session.answer(NOROWAS, 'tactic')).toMatchObject({ rule: 'NOT-ASKED' });
    game.answer('preparation', 'rage');
    expect(game.session.question(NOROWAS)).toBeNull();
    // Tovak takes the first turn: now everyone has chosen.
    game.answer('from-the-dusk');
    expect([game.seat, game.prompt]).toEqual([TOVAK, 'turn']);
    expect(game.session.question(NOROWAS)).toMatchObject({ standing: true, choices: [{ key: 'tactic' }] });
  });

  it('UND-01 a choice that revealed nothing can be undone until the next player has chosen', () => {
    const game = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'goldyx'], seed: '1' });
    game.answer(1, 'planning');
    expect(game.undo(1)).toBeNull();
    game.answer(1, 'great-start');
    expect(game.undo(1)).toMatchObject({ rule: 'UND-02' });
  });
});
