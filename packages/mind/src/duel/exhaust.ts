import {
  type Act,
  type Duel,
  isKeyOf,
  keyOfPosition,
  type MageKnight,
  type Question,
  type Seat,
  type State,
} from '@deedbook/engine';
import type { Aim } from '../aim.ts';
import { type Exhausted, givesNothing, POINTLESS, TooMany } from '../exhaust.ts';
import { duelIn, isSameExchange, rivalOf, stakesOf } from './stakes.ts';

/*
 * Searches an exchange of player combat completely, answer by answer through the rules: one player makes the most of
 * it, the other the least. Both hands are as they are in the position. The reference for the faster search.
 */

/** The best exchange by exhaustive search; null if that takes more than `most` positions. */
export function exhaustExchange(start: MageKnight, seat: Seat, aim: Aim, most: number): Exhausted | null {
  const search = new ExchangeSearch(start, seat, aim, most);
  try {
    const value = search.valueFrom(start);
    return { value, keys: search.lineFrom(start), nodes: search.nodes, leavesOut: search.leavesOut };
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

class ExchangeSearch {
  nodes = 0;
  leavesOut = false;
  private readonly before: State;
  private readonly duel: Duel;
  private readonly seat: Seat;
  private readonly aim: Aim;
  private readonly most: number;
  private readonly known = new Map<string, { readonly value: number; readonly key: string }>();

  constructor(start: MageKnight, seat: Seat, aim: Aim, most: number) {
    this.before = start.clone().state;
    this.duel = duelIn(this.before);
    this.seat = seat;
    this.aim = aim;
    this.most = most;
  }

  valueFrom(table: MageKnight): number {
    const word = keyOfPosition(table.state);
    const met = this.known.get(word);
    if (met) return met.value;
    if (++this.nodes > this.most) throw new TooMany();
    const actor = this.actorIn(table);
    const sign = actor === this.seat ? 1 : -1;
    let best = { value: Number.NEGATIVE_INFINITY * sign, key: '' };
    for (const key of worthTrying(table, actor)) {
      const value = this.valueAfter(table, actor, key);
      if (value !== null && sign * value > sign * best.value) best = { value, key };
    }
    this.known.set(word, best);
    return best.value;
  }

  /** The seat's best answers from a position already searched, until the other player answers. */
  lineFrom(start: MageKnight): string[] {
    const keys: string[] = [];
    const table = start.clone();
    while (isSameExchange(this.duel, table.state) && this.actorIn(table) === this.seat) {
      const key = this.known.get(keyOfPosition(table.state))?.key;
      if (key === undefined || key === '') break;
      keys.push(key);
      table.answer(this.seat, key);
    }
    return keys;
  }

  private actorIn(table: MageKnight): Seat {
    const { attacker, step } = duelIn(table.state);
    const isAsked = (seat: Seat) => table.questionFor(seat) !== null;
    const expected = step === 'block' ? rivalOf(this.duel, attacker) : attacker;
    return isAsked(expected) ? expected : rivalOf(this.duel, expected);
  }

  /** The value after an answer; null if it reveals something unknown. */
  private valueAfter(table: MageKnight, actor: Seat, key: string): number | null {
    const next = table.clone();
    if (next.answer(actor, key)) return null;
    const winner = isKeyOf(key, 'drive') ? actor : null;
    if (!isSameExchange(this.duel, next.state)) return stakesOf(this.aim, this.seat, this.before, next.state, winner);
    // Damage may expose a hand, but nothing in it can be used any more.
    if (next.state.fence === table.state.fence || duelIn(table.state).step === 'damage') return this.valueFrom(next);
    this.leavesOut = true;
    return null;
  }
}

function* worthTrying(table: MageKnight, actor: Seat): Generator<string> {
  const question = table.questionFor(actor) as Question<unknown, { readonly key: string; readonly act: Act }>;
  for (const { choice, value } of question.options) {
    const { act, key } = choice;
    if (!POINTLESS.includes(act.act) && !givesNothing(table, actor, act, value)) yield key;
  }
}
