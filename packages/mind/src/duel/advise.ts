import { imagineFrom, isKeyOf, type Known, MageKnight, type Seat } from '@deedbook/engine';
import { AIMS } from '../aim.ts';
import { certaintyOf } from '../certainty.ts';
import { type Ending, endingOf, type FightAdvice, played } from '../ending.ts';
import type { Budget } from '../solve.ts';
import { solveExchange } from './solve-exchange.ts';
import { duelIn, isSameExchange, rivalOf } from './stakes.ts';

/* Advice in player combat: the exchange under way, against what the other player may hold. */

/** How many hands of the other player are tried against an attack. */
const WORLDS = 16;

/** How the other player is expected to answer. */
const ANSWERING: Budget = { nodes: 4000, positions: 0, exhaustive: 0 };

/** Advice for the exchange a seat is asked to act in; null if it is not at a menu of one. */
export function adviseOnExchange(known: Known, budget: Budget): FightAdvice | null {
  const { seat } = known;
  const imagined = (i: number) => new MageKnight(imagineFrom(known, `duel ${i}`));
  const first = imagined(0);
  // Only an attack can be met in ways that the seat cannot foresee.
  const isAttack = first.questionFor(seat)?.prompt === 'duel-attack';
  const worlds = [first, ...Array.from({ length: isAttack ? WORLDS - 1 : 0 }, (_, i) => imagined(i + 1))];
  const solved = solveExchange(worlds, seat, AIMS.win, budget);
  if (!solved) return null;
  const endings = new Map<string, { readonly ending: Ending; times: number }>();
  for (const world of worlds) {
    const ending = endingAfter(world, seat, solved.keys);
    const met = endings.get(JSON.stringify(ending));
    if (met) met.times++;
    else endings.set(JSON.stringify(ending), { ending, times: 1 });
  }
  return {
    ...certaintyOf(solved),
    // An exchange that drives no one off is not lost.
    isHopeless: false,
    isExchange: true,
    before: endingOf(first.state, first.state, seat, false),
    endings: [...endings.values()],
    steps: played(first, seat, solved.keys).steps,
  };
}

/** How the exchange ends after some answers, if both players go on as well as they can. */
function endingAfter(world: MageKnight, seat: Seat, keys: readonly string[]): Ending {
  const { state } = world.clone();
  const duel = duelIn(state);
  const { end } = played(world, seat, keys);
  let won = isDriven(keys);
  while (isSameExchange(duel, end.state)) {
    const actor = end.questionFor(seat) ? seat : rivalOf(duel, seat);
    const next = solveExchange([end.clone()], actor, AIMS.win, ANSWERING);
    if (!next || next.keys.length === 0) break;
    for (const key of next.keys) end.answer(actor, key);
    won = actor === seat && isDriven(next.keys);
  }
  return endingOf(state, end.state, seat, won);
}

/** Whether these answers drive the other hero off. */
const isDriven = (keys: readonly string[]): boolean => isKeyOf(keys.at(-1) ?? '', 'drive');
