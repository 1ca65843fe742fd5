import type { Phase } from '@deedbook/engine';
import type { Aim } from './aim.ts';
import { Allotting, type Effort } from './allot.ts';
import { type Arsenal, without } from './arms.ts';
import { carryOut, type Plan } from './carry-out.ts';
import { modestPlan } from './modest.ts';
import { optionsOf, outlinesOf } from './outlines.ts';
import type { Survey } from './survey.ts';

/** Everything about a fight that can be put in numbers. */
export interface Reckoning {
  readonly best: Plan | null;
  /** An upper bound on the value, as far as numbers go. */
  readonly bound: number;
  /** The value of defeating every enemy at no cost. */
  readonly ceiling: number;
  readonly isComplete: boolean;
  readonly arsenal: Arsenal;
}

/** What a plan may not do. */
export interface Restraint {
  /** Uses not to try, in words. */
  readonly refused: ReadonlySet<string>;
  /** Whether every summoner must be defeated before it summons. */
  readonly isCertain: boolean;
  /** Whether nothing may be attacked, blocked or used. */
  readonly isIdle: boolean;
}

export const FREE: Restraint = { refused: new Set(), isCertain: false, isIdle: false };

/** The steps of the modest plan, also when no others are left, and of one search for arms in it. */
const MODEST = 3000;
const MODEST_AT_LAST = 500;
const MODEST_EACH = 150;

const MOST_LISTED = 8;
const UNLISTED = { outlines: [], areAll: false } as const;

/**
 * The best fight from here by arithmetic: over every enemy's fate, groups, blocks and damage, all arms and all mana.
 */
export function reckon(survey: Survey, phase: Phase, aim: Aim, effort: Effort, restraint: Restraint = FREE): Reckoning {
  const all = without(survey.arsenal, restraint.refused, aim);
  const arsenal = restraint.isIdle ? { ...all, treats: [], menders: [] } : all;
  const armed: Survey = { ...survey, arsenal };
  const { field, purse } = survey;
  const allotting = new Allotting(arsenal, purse, aim, effort);
  const { sweets } = allotting;
  const options = optionsOf(armed, phase, restraint);
  const isLate = effort.nodes + effort.aside > effort.most;
  const isBrief = isLate || effort.most < MODEST_AT_LAST;
  const modestEffort: Effort = { nodes: 0, aside: 0, most: isBrief ? MODEST_AT_LAST : MODEST, cut: false };
  const modestly = new Allotting(arsenal, purse, aim, modestEffort, MODEST_EACH);
  let best = modestPlan(armed, options, modestly, modestEffort, aim);
  effort.aside += modestEffort.nodes;
  let value = best?.value ?? Number.NEGATIVE_INFINITY;
  const ceiling = field.foes.reduce((n, { worth }) => n + worth, aim.win + sweets);
  // Listing far more outlines than there are steps takes longer than the steps.
  const isWorthListing = !isLate && options.reduce((n, { length }) => n * length, 1) <= MOST_LISTED * effort.most;
  const { outlines, areAll } = isWorthListing ? outlinesOf(field, options, aim) : UNLISTED;
  let bound = areAll ? Number.NEGATIVE_INFINITY : ceiling;
  effort.cut = !areAll;
  for (const { fates, gain } of outlines) {
    if (gain + sweets <= value) break;
    const isOver = effort.nodes > effort.most;
    if (isOver) effort.cut = true;
    else {
      const found = carryOut(armed, allotting, fates, gain, value, aim);
      if (found) [best, value] = [found, found.value];
    }
    // Outlines after the first one not searched completely promise no more than that one.
    if (effort.cut) bound = Math.max(bound, gain + sweets);
    if (isOver) break;
  }
  return { best, bound: Math.max(bound, value), ceiling, isComplete: !effort.cut, arsenal };
}
