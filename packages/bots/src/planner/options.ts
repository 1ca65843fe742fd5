import {
  type Act,
  type ActName,
  type Choice,
  type Hex,
  idlePoints,
  type MageKnight,
  type Query,
  type Question,
  type Seat,
  shownTo,
} from '@deedbook/engine';
import { leastMissed } from '../greedy/mana.ts';
import { worthOfCard } from '../greedy/worth.ts';
import type { Surroundings } from './surroundings.ts';

/* Which answers a plan considers at a question: those that may lead somewhere, in a sensible number. */

/** Acts that no plan needs: mana is broken when it is paid, and the rest undoes what was just done. */
const SKIPPED: ReadonlySet<ActName> = new Set<ActName>(['break', 'give-up', 'convert', 'propose-assault', 'duel']);

/** How many spaces to walk to, and how many answers to follow-up questions. */
const WALKS = 7;
const FOLLOW_UPS = 4;

/** The choices worth trying. */
export function choicesAt(table: MageKnight, seat: Seat, question: Question, land: Surroundings): readonly Choice[] {
  const { prompt, choices } = shownTo(question);
  if (prompt === 'turn') return choicesOfTurn(table.queryFor(seat), choices, land);
  if (prompt === 'pay') return [leastMissed(choices.filter(isPayment)) ?? (choices[0] as Choice)];
  if (prompt === 'discard-cost' || prompt === 'rest') return cheapestOf(choices);
  // A Rest throws away as many Wounds as it can; the last choice is the most.
  if (prompt === 'rest-wounds') return choices.slice(-1);
  const q = table.queryFor(seat);
  const useful = choices.filter(({ act }) => idlePoints(q, act) === null);
  return (useful.length > 0 ? useful : choices).slice(0, FOLLOW_UPS);
}

type Payment = Extract<Act, { act: 'pay' | 'pay-by-skill' | 'pay-by-card' }>;
const isPayment = (choice: Choice): choice is Choice<Payment> => choice.act.act.startsWith('pay');

/** The two least valuable cards. */
function cheapestOf(choices: readonly Choice[]): readonly Choice[] {
  const worth = ({ act }: Choice): number => ('card' in act ? worthOfCard(act.card) : 0);
  return choices.toSorted((a, b) => worth(a) - worth(b)).slice(0, 2);
}

function choicesOfTurn(q: Query, choices: readonly Choice[], land: Surroundings): readonly Choice[] {
  const others: Choice[] = [];
  const walks: { readonly choice: Choice; readonly worth: number }[] = [];
  for (const choice of choices) {
    const { act } = choice;
    if (SKIPPED.has(act.act)) continue;
    const to = spaceOf(act);
    if (to !== null) walks.push({ choice, worth: land.at(to) });
    else if (idlePoints(q, act) === null) others.push(choice);
  }
  walks.sort((a, b) => b.worth - a.worth);
  return [...walks.slice(0, WALKS).map(({ choice }) => choice), ...others];
}

/** The space a plain step leads to; steps into a fight are always considered. */
const spaceOf = (act: Act): Hex | null => (act.act === 'walk' || act.act === 'travel' ? act.to : null);
