import type { Effect, Seat } from '../../core/effect.ts';
import type { Ask } from '../../core/question.ts';
import { refuse } from '../../core/refusal.ts';
import { ask, choice, type Option, option, question } from '../../protocol/choice.ts';
import type { Name } from '../../state/names.ts';
import { DUMMY } from '../../state/state.ts';
import { draw } from '../cards/drawing.ts';
import { TACTICS } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { offerStanding, rule } from '../mage-knight.ts';
import { spaceAt } from '../map/ground.ts';
import { Menu } from '../menu.ts';
import { distinct, type Query, without } from '../query.ts';
import { offerSkillsAnyTurn } from '../rewards/skills.ts';
import { changeReputation } from '../rewards/tracks.ts';
import { twistsOf } from '../scenarios/scenarios.ts';
import { dummyTactic } from './dummy.ts';

/**
 * Everyone takes a Tactic: lowest Fame first, ties in reverse Round Order (RND-TAC-02). In the first Round, Fame bid
 * for heroes does not count (VAR-AUC-01).
 */
export const chooseTactics = rule('choose-tactics', () => g => {
  const { s } = g;
  const seats = s.order.filter(seat => seat !== DUMMY).reverse();
  const isByOrder = s.round === 1 && twistsOf(s).some(twist => twist.firstTacticsByOrder);
  const fame = (seat: Seat) => (isByOrder ? 0 : (s.players[seat]?.fame ?? 0));
  const { dummy } = g.mode;
  if (dummy === 'takes-first') g.next(dummyTactic()); // SCN-CO-02
  for (const seat of seats.sort((a, b) => fame(a) - fame(b))) g.nextFor(seat, takeTactic());
  if (dummy === 'takes-last') g.next(dummyTactic()); // SCN-SO-02
});

/**
 * One player takes one of the Tactics on display. Its immediate effect resolves before the next player chooses
 * (RND-TAC-05).
 */
const takeTactic = rule('take-tactic', function* (q: Query) {
  const tactic = yield* ask(
    q.seat,
    'tactic',
    q.s.tactics.map(tactic => option({ act: 'take-tactic', tactic }, tactic)),
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

/**
 * What may be used before the player's turn, including on other players' turns: the Tactic, plundering, some Skills
 * (TRN-01).
 */
export function pauseOptions(q: Query): Option<Effect | null>[] {
  const menu = new Menu();
  const tactic = q.me.tactic === null ? undefined : TACTICS.get(q.me.tactic).beforeTurn;
  if (tactic) menu.offer(q, USE_TACTIC, tactic);
  menu.offer(q, PLUNDER.choice, PLUNDER.value);
  offerSkillsAnyTurn(q, menu);
  return menu.options;
}

const USE_TACTIC = choice({ act: 'tactic' });
const BEGIN = option({ act: 'begin-turn' }, null);

/** Before a player's turn: asks what to use, if there is anything. */
export const beforeTurn = rule('before-turn', function* (q: Query) {
  const effect = yield* ask(q.seat, 'before-turn', [...pauseOptions(q), BEGIN]);
  return (g: Game) => {
    if (effect) g.next(effect, beforeTurn());
  };
});

/** The same on other players' turns, until the end of the player's last turn of the Round (TRN-02, TRN-03, PLU-06). */
offerStanding(q => {
  const { assault, lastTurns, order, turn } = q.s;
  if (turn.seat === q.seat || q.duel !== null || !order.includes(q.seat)) return null;
  if (lastTurns !== null && !lastTurns.includes(q.seat)) return null;
  // COA-14: this player's turn has begun and continues after everyone has fought.
  if (assault?.participants.some(({ seat, turn: begun }) => seat === q.seat && begun !== null)) return null;
  const options = pauseOptions(q).filter((option): option is Option<Effect> => option.value !== null);
  return options.length === 0 ? null : question(q.seat, 'standing', options, { always: true });
});

const NO_VILLAGE = refuse('PLU-01');
const PLUNDERED = refuse('PLU-03');

/**
 * Plunders the village where the player ended the last turn or began the Round: Reputation −1, two cards (PLU-01 to
 * PLU-05).
 */
const plunder = rule('plunder', q => {
  if (q.me.hex === null || q.me.drivenOff || spaceAt(q.s, q.me.hex)?.site !== 'village') return NO_VILLAGE;
  if (q.me.plundered) return PLUNDERED;
  return g => {
    g.me.plundered = true;
    g.tell({ news: 'plundered', seat: g.seat });
    changeReputation(g, -1);
    draw(g, 2);
  };
});
const PLUNDER = option({ act: 'plunder' }, plunder());

/** Turns the Tactic face down: it is used up for this Round. */
export function flipTactic(g: Game): void {
  g.me.tacticUsed = true;
  g.tell({ news: 'tactic-used', seat: g.seat, tactic: g.me.tactic as Name });
}

/** Asks for up to `most` cards of a list, one at a time; `done` ends it. */
export function* askCards(
  q: Query,
  prompt: 'rethink' | 'midnight-meditation',
  cards: readonly Name[],
  most: number,
): Ask<readonly Name[]> {
  const chosen: Name[] = [];
  let left = cards;
  while (chosen.length < most && left.length > 0) {
    const options: Option<Name | null>[] = distinct(left).map(card => option({ act: 'pick-card', card }, card));
    options.push(option({ act: 'done' }, null));
    const card = yield* ask(q.seat, prompt, options, { about: { chosen: [...chosen], most } });
    if (card === null) break;
    chosen.push(card);
    left = without(left, card);
  }
  return chosen;
}
