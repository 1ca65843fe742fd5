import type { Phase } from '@deedbook/engine';
import type { Aim } from './aim.ts';
import type { Need } from './allot.ts';
import { type Fate, fatesOf, isIdle, type Reachable } from './fates.ts';
import { type Blow, type Field, type Foe, type Suffering, sufferings } from './foes.ts';
import type { Restraint } from './reckon.ts';
import type { Survey } from './survey.ts';

/** The fates of all enemies, and their value with the least damage and free arms. */
interface Outline {
  readonly fates: readonly Fate[];
  readonly gain: number;
}

/** Only this many outlines are considered. */
const MOST_OUTLINES = 20_000;

/** The fates each enemy can have, as far as all arms together reach. */
export function optionsOf(
  { field, targets, arsenal }: Survey,
  phase: Phase,
  { isCertain, isIdle: isIdly }: Pick<Restraint, 'isCertain' | 'isIdle'>,
): readonly (readonly Fate[])[] {
  const reaches = (need: Need): boolean => {
    let most = 0;
    for (const list of arsenal.owners) {
      let best = 0;
      for (const arm of list) {
        const one = need.measure(arm);
        if (one) best = Math.max(best, one.full + one.half / 2);
      }
      most += best;
    }
    return most >= need.points;
  };
  const can = {
    strike: (foe: Foe, when: 'ranged' | 'attack') => reaches(targets.needOfStrike(targets.strikeAt(when, [foe]), 0)),
    block: (blow: Blow) => reaches(targets.needOfBlock(blow)),
  };
  return field.foes.map(foe => {
    const fates = field.underway?.foes.includes(foe.key) ? fatesUnderway(foe, phase, can) : fatesOf(foe, phase, can);
    if (isIdly) return fates.filter(isIdle);
    return isCertain && foe.summons ? fates.filter(({ killed }) => killed === 'ranged') : fates;
  });
}

/** What can happen to an enemy once it is attacked, or one of its attacks is blocked. */
function fatesUnderway(foe: Foe, phase: Phase, can: Reachable): Fate[] {
  const at = foe.blows.findIndex(({ isUnderway }) => isUnderway);
  if (phase === 'block') {
    const isReached: Reachable = { ...can, block: blow => blow.isUnderway || can.block(blow) };
    return fatesOf(foe, phase, isReached).filter(({ blocked }) => (blocked & (1 << at)) !== 0);
  }
  return fatesOf(foe, phase, { ...can, strike: () => true }).filter(({ killed }) => killed === phase);
}

/** The value of an outline; unavoidable losses are counted. */
export function gainOf(field: Field, fates: readonly Fate[], aim: Aim): number {
  let [gain, hurts, isWon] = [0, 0, true];
  for (const fate of fates) {
    gain += fate.worth;
    hurts |= fate.hurts;
    if (fate.stands) isWon = false;
  }
  return gain + (isWon ? aim.win : 0) - (sufferings(field, hurts, aim)[0] as Suffering).cost;
}

/** The combined fates of all enemies, best first, and whether there are too many for that. */
export function outlinesOf(field: Field, options: readonly (readonly Fate[])[], aim: Aim) {
  const outlines: Outline[] = [];
  const fates: Fate[] = [];
  const choose = (i: number): void => {
    if (outlines.length >= MOST_OUTLINES) return;
    if (i === field.foes.length) {
      outlines.push({ fates: [...fates], gain: gainOf(field, fates, aim) });
      return;
    }
    for (const fate of options[i] as readonly Fate[]) {
      fates[i] = fate;
      choose(i + 1);
    }
  };
  choose(0);
  outlines.sort((a, b) => b.gain - a.gain);
  return { outlines, areAll: outlines.length < MOST_OUTLINES };
}
