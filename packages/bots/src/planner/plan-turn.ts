import {
  imagineFrom,
  type Known,
  type Player,
  queryOver,
  type Seat,
  type State,
  viewOf,
  WOUND,
} from '@deedbook/engine';
import type { Allowance } from '../duelist/duelist-bot.ts';
import { lookAround } from '../greedy/goals.ts';
import { SOBER } from '../greedy/mind.ts';
import { type Breadth, type End, waysToPlay } from './beam.ts';
import { compared, gameAt, mean } from './compare.ts';
import { sensibleWay } from './future.ts';
import { gainsBetween, type Plan } from './plan.ts';

/** How much thought a plan gets. It is counted, not timed, so the same seed always finds the same plan. */
export interface Effort extends Breadth {
  /** How many of the ways found by the search to compare, and how many ideas of a sensible player. */
  readonly ways: number;
  readonly ideas: number;
  /** Imagined positions to compare them in, and the turns to play on in each. */
  readonly worlds: number;
  readonly turns: number;
  /**
   * Steps of solving fights, for the search and again for the comparison. Once they are spent no further position is
   * imagined: an assault on a city takes as many steps as a hundred other fights.
   */
  readonly steps: number;
  /** The same for all plans of a turn together: one is made after each reveal. */
  readonly stepsATurn: number;
}

export const STRONG: Effort = {
  width: 28,
  nodes: 3500,
  fights: 24,
  ways: 8,
  ideas: 3,
  worlds: 10,
  turns: 1,
  steps: 800_000,
  stepsATurn: 2_400_000,
};
export const SWIFT: Effort = {
  width: 12,
  nodes: 900,
  fights: 8,
  ways: 4,
  ideas: 2,
  worlds: 3,
  turns: 1,
  steps: 150_000,
  stepsATurn: 400_000,
};

/** The share of its steps that every plan gets, whatever others have spent: with none it would see no fight at all. */
const LEAST = 1 / 8;

/**
 * The best different ways to play the rest of the turn, best first. The seat must be asked what to do on its turn. It
 * uses only what the seat knows: positions it cannot tell apart give the same plans. The purse pays for all plans of the
 * turn.
 */
export function planTurn(
  known: Known,
  effort: Effort = STRONG,
  seed = '',
  purse: Allowance = { left: effort.stepsATurn },
): Plan[] {
  const { seat, position } = known;
  const steps = Math.max(LEAST * effort.steps, Math.min(effort.steps, purse.left / 2));
  const [searching, comparing] = [{ left: steps }, { left: steps }];
  const worlds = Array.from({ length: effort.worlds }, (_, i) => imagineFrom(known, `${seed} ${i}`));
  const first = worlds[0] as State;
  const ends: Pick<End, 'keys' | 'state'>[] = different(waysToPlay(gameAt(first), seat, effort, searching), seat).slice(
    0,
    effort.ways,
  );
  for (const idea of ideasAt(first, seat, effort.ideas)) {
    const keys = sensibleWay(gameAt(first), seat, idea, seed);
    if (keys.length > 0 && ends.every(end => end.keys.join() !== keys.join()))
      ends.push({ keys, state: stateBefore(first, seat, keys) });
  }
  const was = position.players[seat] as Player;
  const candidates = compared(ends, worlds, seat, { turns: effort.turns, allowance: comparing }, seed);
  purse.left -= 2 * steps - searching.left - comparing.left;
  return candidates.map(({ way: end, futures }) => {
    const values = futures.map(({ value }) => value);
    const fame = futures.map(future => future.fame - was.fame);
    const wounds = futures.map(future => future.wounds - woundsOf(was));
    return {
      answers: end.keys,
      value: mean(values),
      worst: Math.min(...values),
      gains: gainsBetween(position, end.state, seat),
      turn: {
        fame: mean(fame),
        leastFame: Math.min(...fame),
        wounds: mean(wounds),
        mostWounds: Math.max(...wounds),
      },
    };
  });
}

const woundsOf = ({ hand, deck, discard }: Player): number =>
  [...hand, ...deck, ...discard].filter(card => card === WOUND).length;

/** The position before the last of these answers. */
function stateBefore(start: State, seat: Seat, keys: readonly string[]): State {
  const game = gameAt(start);
  for (const key of keys.slice(0, -1)) game.answer(seat, key);
  return game.state;
}

/** The best way of each kind: those that end elsewhere, win something else or reveal something else. */
function different(ends: readonly End[], seat: Seat): End[] {
  const kinds = new Set<string>();
  return ends.filter(({ keys, state }) => {
    const { hex, fame, units } = state.players[seat] as Player;
    const kind = [hex, keys.at(-1), fame, units.length, state.shields.length, state.rewards.length].join();
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
}

/** What a sensible player would pursue: its own judgment first, then the goals that seem best. */
function ideasAt(state: State, seat: Seat, most: number): (string | null)[] {
  const q = queryOver(viewOf(state, seat), seat);
  if (q.turn.part !== 'movement' || q.turn.interacting || q.me.hex === null) return [null];
  const values = new Map<string, number>();
  for (const { id, value } of lookAround(q, SOBER).goals) values.set(id, Math.max(value, values.get(id) ?? value));
  const goals = [...values].sort(([, a], [, b]) => b - a).map(([id]) => id);
  return [null, ...goals.slice(0, most)];
}
