import {
  type Act,
  type ActName,
  centreOf,
  type Hex,
  imagineFrom,
  type Known,
  knownTo,
  MageKnight,
  type Seat,
} from '@deedbook/engine';
import { played, type Step } from '@deedbook/mind';
import type { Plan } from '../planner/plan.ts';
import { planTurn, STRONG, SWIFT } from '../planner/plan-turn.ts';
import { expected, type Sample } from './expected.ts';

/* Advice on the map: good turns, and what an idea of the player's own is worth beside them. */

/** A plan for the eye: what it does, and where. */
export interface TurnPlan extends Plan {
  /** The steps that say what the turn is about. */
  readonly deeds: readonly Step[];
  /** The way from the hero's space on, and the spaces it aims at. */
  readonly way: readonly Hex[];
  readonly targets: readonly Hex[];
}

/** What an idea is worth, and the best plan found; both in points that can be expected. */
export interface IdeaPrice {
  readonly idea: number;
  readonly best: number;
  readonly plan: TurnPlan | null;
}

const PLANS = 3;
const SAMPLE: Sample = { worlds: 6, seed: 'idea' };

/** Acts that say what a turn is about; the others only make them possible. */
const DEEDS: readonly ActName[] = [
  ...(['walk', 'provoke', 'assault', 'fly', 'travel', 'explore', 'challenge', 'enter', 'burn', 'fight'] as const),
  ...(['interact', 'recruit', 'train', 'learn', 'buy-healing', 'buy-artifact', 'pay-altar', 'rest', 'heal'] as const),
];

/** The deeds of a plan, without steps on the way to the next. */
const deedsOf = (steps: readonly Step[]): readonly Step[] =>
  steps
    .filter(({ choice }) => DEEDS.includes(choice.act.act))
    .filter(({ choice }, i, all) => choice.act.act !== 'walk' || all[i + 1]?.choice.act.act !== 'walk');

/** Up to three good and different ways to play the rest of the turn, best first; none if it is not the moment. */
export function plansFor(known: Known): TurnPlan[] {
  if (!isPlannable(known)) return [];
  const kinds = new Set<string>();
  const different = planTurn(known, STRONG, 'plans')
    .map(plan => drawn(known, plan))
    .filter(({ deeds }) => {
      const kind = deeds.map(({ choice }) => choice.key).join();
      if (kinds.has(kind)) return false;
      kinds.add(kind);
      return true;
    });
  return different.slice(0, PLANS);
}

/** What it costs to begin the rest of the turn with an answer, against the best plan found. */
export function priceOfIdea(known: Known, key: string): IdeaPrice {
  const value = (keys: readonly string[]) => expected(known, SAMPLE, { keys });
  const plans = isPlannable(known) ? planTurn(known, SWIFT, 'plans') : [];
  const rated = plans.map(plan => ({ plan, value: value(plan.answers) })).sort((a, b) => b.value - a.value);
  const own = [[key], ...waysAfter(known, key), ...plans.map(plan => plan.answers).filter(([first]) => first === key)];
  const idea = Math.max(...own.map(value));
  const top = rated[0];
  if (!top || top.value <= idea) return { idea, best: idea, plan: null };
  return { idea, best: top.value, plan: drawn(known, top.plan) };
}

/** Good ways to go on after an answer that reveals nothing. */
function waysAfter(known: Known, key: string): string[][] {
  const { seat, position } = known;
  const table = gameOf(known);
  if (table.answer(seat, key) !== null || table.state.fence !== position.fence) return [];
  const after = knownTo(table.state, seat);
  if (!isPlannable(after)) return [];
  return planTurn(after, SWIFT, 'plans').map(({ answers }) => [key, ...answers]);
}

const gameOf = (known: Known): MageKnight => new MageKnight(imagineFrom(known, 'plans 0'));

function isPlannable(known: Known): boolean {
  const { seat, position } = known;
  return position.turn.seat === seat && questionOf(known, seat) === 'turn';
}

const questionOf = (known: Known, seat: Seat): string | undefined => gameOf(known).questionFor(seat)?.prompt;

function drawn(known: Known, plan: Plan): TurnPlan {
  const { seat, position } = known;
  const { steps } = played(gameOf(known), seat, plan.answers);
  const start = position.players[seat]?.hex;
  // The last answer may be a step that reveals something, which is not among the gains.
  const last = steps.at(-1)?.choice.act;
  const lastSteps = last && 'way' in last ? last.way.path : [];
  const deeds = deedsOf(steps);
  return {
    ...plan,
    deeds,
    way: [...(typeof start === 'number' ? [start] : []), ...plan.gains.path, ...lastSteps],
    targets: deeds.flatMap(({ choice: { act } }) => targetOf(act)),
  };
}

/** Where an act other than a plain step aims. */
function targetOf(act: Act): Hex[] {
  if (act.act === 'explore') return [centreOf(act.tile)];
  return 'to' in act && act.act !== 'walk' ? [act.to] : [];
}
