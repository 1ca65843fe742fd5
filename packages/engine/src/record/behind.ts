import { type Effect, type Frame, frameOf, type Seat } from '../core/effect.ts';
import { Stream, seeded } from '../core/random.ts';
import { fightOn } from '../rules/combat/menu.ts';
import { duelOn } from '../rules/duel/menu.ts';
import { blockerOf } from '../rules/duel/numbers.ts';
import { MageKnight } from '../rules/mage-knight.ts';
import { beforeTurn, chooseTactics } from '../rules/round/tactics.ts';
import { turnMenu } from '../rules/turn/turn.ts';
import { cloneState, isSame } from '../state/clone.ts';
import type { State } from '../state/state.ts';
import { imagine } from '../view/imagine.ts';
import { type View, viewOf } from '../view/view.ts';
import { filledIn } from './unseen.ts';

/** What a seat is asked, as far as it matters here. */
interface Asked {
  readonly prompt: string;
  readonly choices: readonly { readonly key: string }[];
}

/**
 * A position that its seat could not tell from the one this view was taken of. It is made from the view and the question
 * alone, for tables where nothing else is at hand; so nothing can be in it that the seat does not know. Null in the
 * middle of a decision, of which a view shows only a part.
 */
export function positionBehind(view: View, asked: Asked | null, seed: string): State | null {
  const { seat } = view;
  if (seat === null || view.over || view.finishing) return null;
  try {
    const filled = filledIn(view, seat, new Stream(seeded(seed, 'behind')));
    for (const stack of stacksIn(view)) {
      const s = imagine({ ...filled, stack }, seat, seed);
      if (looksTheSame(s, view, seat, asked)) return s;
    }
  } catch {
    // Something is in a place where the view does not show it.
  }
  return null;
}

function looksTheSame(s: State, view: View, seat: Seat, asked: Asked | null): boolean {
  const played = cloneState(s);
  const question = new MageKnight(played).questionFor(seat);
  if (!isSame(viewOf(played, seat), view)) return false;
  if (question === null || asked === null) return question === asked;
  const keys = question.options.map(({ choice }) => choice.key);
  return (
    question.prompt === asked.prompt &&
    isSame(
      keys,
      asked.choices.map(({ key }) => key),
    )
  );
}

/** Effects that the rules queue by themselves. */
const queued = (fx: string, seat: Seat, more: Readonly<Record<string, boolean>> = {}): Frame =>
  frameOf({ fx, ...more } as Effect, seat);

/** What may still be to happen: the menus and steps that wait for an answer with nothing half-done. */
function stacksIn(view: View): Frame[][] {
  const { turn, combat, duel } = view;
  const next = queued('next-turn', 0);
  if (turn.seat === null) return betweenTurns(view);
  const menu = [next, frameOf(turnMenu(), turn.seat)];
  if (combat) return [[...menu, frameOf(fightOn(), turn.seat)]];
  if (duel) return [[...menu, frameOf(duelOn(), duel.step === 'block' ? blockerOf(duel) : duel.attacker)]];
  return [menu, ...endOfTurn(turn.seat).map(steps => [next, ...steps])];
}

/** The End of Turn from each of the steps that may ask. */
function endOfTurn(seat: Seat): Frame[][] {
  const steps = [
    queued('turn-over', seat),
    queued('draw-step', seat),
    queued('discard-step', seat),
    queued('take-rewards', seat, { late: true }),
    queued('level-ups', seat),
    queued('take-rewards', seat, { late: false }),
    queued('space-benefits', seat),
  ];
  return [3, 5, 6, 7].map(count => steps.slice(0, count));
}

/** While Tactics are taken, and before a turn. */
function betweenTurns({ order, players }: View): Frame[][] {
  const begin = queued('begin-turns', 0);
  const seats = order.filter(seat => players[seat] !== undefined);
  const choosing = seats.filter(seat => players[seat]?.tactic === null);
  const taking = choosing.map(first =>
    [...choosing.filter(seat => seat !== first), first].map(seat => queued('take-tactic', seat)),
  );
  return [
    [begin, frameOf(chooseTactics(), 0)],
    ...taking.map(frames => [begin, ...frames]),
    ...seats.map(seat => [queued('next-turn', 0), queued('start-of-turn', seat), frameOf(beforeTurn(), seat)]),
  ];
}
