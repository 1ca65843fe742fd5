import { type Act, type Duel, isKeyOf, type MageKnight, type Question, type Seat, type State } from '@deedbook/engine';
import type { Aim } from '../aim.ts';
import { givesNothing, POINTLESS } from '../exhaust.ts';
import { type Exhausted, Search } from '../search.ts';
import { duelIn, isSameExchange, rivalOf, stakesOf } from './stakes.ts';

/*
 * Searches an exchange of player combat completely, answer by answer through the rules: one player makes the most of
 * it, the other the least. Both hands are as they are in the position. The reference for the faster search.
 */

/** The best exchange by exhaustive search; null if that takes more than `most` positions. */
export const exhaustExchange = (start: MageKnight, seat: Seat, aim: Aim, most: number): Exhausted | null =>
  new ExchangeSearch(start, seat, aim, most).run(start);

class ExchangeSearch extends Search {
  private readonly before: State;
  private readonly duel: Duel;
  private readonly aim: Aim;

  constructor(start: MageKnight, seat: Seat, aim: Aim, most: number) {
    super(seat, most);
    this.before = start.clone().state;
    this.duel = duelIn(this.before);
    this.aim = aim;
  }

  protected isOn(table: MageKnight): boolean {
    return isSameExchange(this.duel, table.state) && this.actorIn(table) === this.seat;
  }

  protected actorIn(table: MageKnight): Seat {
    const { attacker, step } = duelIn(table.state);
    const isAsked = (seat: Seat) => table.questionFor(seat) !== null;
    const expected = step === 'block' ? rivalOf(this.duel, attacker) : attacker;
    return isAsked(expected) ? expected : rivalOf(this.duel, expected);
  }

  protected valueAfter(table: MageKnight, actor: Seat, key: string): number | null {
    const next = table.clone();
    if (next.answer(actor, key)) return null;
    const winner = isKeyOf(key, 'drive') ? actor : null;
    if (!isSameExchange(this.duel, next.state)) return stakesOf(this.aim, this.seat, this.before, next.state, winner);
    // Damage may expose a hand, but nothing in it can be used any more.
    if (next.state.fence === table.state.fence || duelIn(table.state).step === 'damage') return this.valueFrom(next);
    this.leavesOut = true;
    return null;
  }

  protected *worthTrying(table: MageKnight, actor: Seat): Generator<string> {
    const question = table.questionFor(actor) as Question<unknown, { readonly key: string; readonly act: Act }>;
    for (const { choice, value } of question.options) {
      const { act, key } = choice;
      if (!POINTLESS.includes(act.act) && !givesNothing(table, actor, act, value)) yield key;
    }
  }
}
