import type { Aim } from './aim.ts';
import type { Allotting, Effort } from './allot.ts';
import { carryOut, type Plan } from './carry-out.ts';
import { type Fate, type Grouping, isIdle } from './fates.ts';
import type { Field, Foe } from './foes.ts';
import { gainOf } from './outlines.ts';
import type { Survey } from './survey.ts';

/*
 * A good plan in few steps. The search over all outlines starts with those that promise most, and most promises cannot
 * be kept; against many enemies its steps may run out before it reaches one that can.
 */

/** Each enemy alone, or all at once. */
const simply: Grouping = function* (foes: readonly Foe[]) {
  yield foes.map(foe => [foe]);
  if (foes.length > 1) yield [foes];
};

/** Gives one enemy after the other a better fate, the most valuable first, until that improves nothing. */
export function modestPlan(
  survey: Survey,
  options: readonly (readonly Fate[])[],
  allotting: Allotting,
  effort: Effort,
  aim: Aim,
): Plan | null {
  const { field } = survey;
  const order = [...field.foes.keys()].sort((a, b) => weightOf(field, b, aim) - weightOf(field, a, aim));
  let best: Plan | null = null;
  let value = Number.NEGATIVE_INFINITY;
  const betters = (fates: readonly Fate[]): boolean => {
    const gain = gainOf(field, fates, aim);
    if (gain + allotting.sweets <= value) return false;
    const found = carryOut(survey, allotting, fates, gain, value, aim, simply);
    if (!found) return false;
    best = found;
    value = found.value;
    return true;
  };
  const improve = (fates: Fate[]): void => {
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const i of order) {
        for (const fate of options[i] as readonly Fate[]) {
          const before = fates[i] as Fate;
          if (fate === before || effort.nodes >= effort.most) continue;
          fates[i] = fate;
          if (betters(fates)) isBetter = true;
          else fates[i] = before;
        }
      }
    }
  };
  if (options.some(fates => fates.length === 0)) return null;
  const enduring = options.map(fates => fates.find(isIdle) ?? (fates[0] as Fate));
  betters(enduring);
  improve(enduring);
  // The prize for winning may be worth what no single enemy is.
  const winning = options.map(fates => fates.find(fate => fate.killed === 'attack') ?? (fates[0] as Fate));
  if (betters(winning)) improve(winning);
  return best;
}

/** What is at stake in an enemy: its worth and its damage. */
function weightOf(field: Field, at: number, aim: Aim): number {
  const { worth, blows } = field.foes[at] as Foe;
  return worth + blows.reduce((n, { damage }) => n + aim.wound * Math.ceil(damage / field.heroArmor), 0);
}
