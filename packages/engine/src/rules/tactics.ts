import type { Seat } from '../core/effect.ts';
import { type Ask, ask, type Option } from '../core/question.ts';
import { DUMMY, type Name } from '../state/state.ts';
import { TACTICS } from './catalogue.ts';
import { dummyTactic } from './dummy.ts';
import type { Game } from './game.ts';
import { distinct, type Query, without } from './query.ts';
import { offerStanding, rule } from './table.ts';

/** Everybody takes a Tactic: lowest Fame first, among equals whoever is later in the Round Order (RND-TAC-02). */
export const chooseTactics = rule('choose-tactics', () => g => {
  const { s } = g;
  const seats = s.order.filter(seat => seat !== DUMMY).reverse();
  const fame = (seat: Seat) => s.players[seat]?.fame ?? 0;
  for (const seat of seats.sort((a, b) => fame(a) - fame(b))) g.nextFor(seat, takeTactic());
  if (s.dummy) g.next(dummyTactic());
});

/** One player takes one of the Tactics on display; what it does at once is done before the next player chooses (RND-TAC-05). */
const takeTactic = rule('take-tactic', function* (q: Query) {
  const tactic = yield* ask(
    q.seat,
    'tactic',
    q.s.tactics.map(value => ({ key: value, value, at: { kind: 'tactic', id: value } })),
    { always: true },
  );
  return (g: Game) => {
    g.me.tactic = tactic;
    g.s.tactics = without(g.s.tactics, tactic);
    g.tell({ news: 'tactic-taken', seat: g.seat, tactic });
    const { onTaking } = TACTICS.get(tactic);
    if (onTaking) g.nextFrom(tactic, 0, onTaking);
  };
});

const beforeTurnEffect = (q: Query) => (q.me.tactic === null ? undefined : TACTICS.get(q.me.tactic).beforeTurn);

const USE = 'tactic';
const at = { kind: 'button', id: USE };

/** Before an own turn: what may be used then, if anything (TRN-01). */
export const beforeTurn = rule('before-turn', function* (q: Query) {
  const effect = beforeTurnEffect(q);
  const options: Option<boolean>[] = [{ key: 'begin-turn', value: false, at: { kind: 'button', id: 'begin-turn' } }];
  if (effect && q.possible(effect)) options.unshift({ key: USE, value: true, at });
  const uses = yield* ask(q.seat, 'before-turn', options);
  return (g: Game) => {
    if (uses && effect) g.next(effect, beforeTurn());
  };
});

/** The same on other players' turns, until the own last turn of the Round is over (TRN-02, TRN-03). */
offerStanding(q => {
  const { lastTurns, turn } = q.s;
  if (turn.seat === q.seat || (lastTurns !== null && !lastTurns.includes(q.seat))) return null;
  const effect = beforeTurnEffect(q);
  if (!effect || !q.possible(effect)) return null;
  return { seat: q.seat, prompt: 'standing', options: [{ key: USE, value: effect, at }], always: true };
});

/** The Tactic is turned face down: used up for this Round. */
export function flipTactic(g: Game): void {
  g.me.tacticUsed = true;
  g.tell({ news: 'tactic-used', seat: g.seat, tactic: g.me.tactic as Name });
}

/** Asks for up to so many cards of a list, one after the other; `done` ends it. */
export function* askCards(q: Query, prompt: string, cards: readonly Name[], most: number): Ask<readonly Name[]> {
  const chosen: Name[] = [];
  let left = cards;
  while (chosen.length < most && left.length > 0) {
    const options: Option<Name | null>[] = distinct(left).map(card => ({
      key: card,
      value: card,
      at: { kind: 'card', id: card },
    }));
    options.push({ key: 'done', value: null, at: { kind: 'button', id: 'done' } });
    const card = yield* ask(q.seat, prompt, options, { about: { chosen: [...chosen], most } });
    if (card === null) break;
    chosen.push(card);
    left = without(left, card);
  }
  return chosen;
}
