import type { MageKnight, Phase, Seat } from '@deedbook/engine';
import type { Aim } from './aim.ts';
import { type Allotment, Allotting, type Effort, type Need } from './allot.ts';
import { type Arsenal, arsenalOf } from './arms.ts';
import { type Fate, fatesOf, gainOf, needOfBlock, needOfStrike, partitions, type Strike } from './fates.ts';
import { type Blow, type Field, type Foe, fieldOf, type Suffering, sufferings } from './foes.ts';
import { Purse } from './purse.ts';

/** A planned fight in numbers, not yet as answers. */
export interface Plan {
  readonly value: number;
  readonly strikes: readonly Strike[];
  readonly blocks: readonly Blow[];
  readonly suffered: readonly Blow[];
  readonly suffering: Suffering;
  readonly allotment: Allotment;
}

/** Everything about a fight that can be put in numbers. */
export interface Reckoning {
  readonly best: Plan | null;
  /** An upper bound on the value, as far as numbers go. */
  readonly bound: number;
  readonly isComplete: boolean;
  readonly arsenal: Arsenal;
  readonly purse: Purse;
}

interface Outline {
  readonly fates: readonly Fate[];
  readonly gain: number;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Only this many outlines are considered, best first. */
const MOST_OUTLINES = 20_000;

/**
 * The best fight from here by arithmetic: over every enemy's fate, groups, blocks and damage, all arms and all mana.
 */
export function reckon(
  table: MageKnight,
  seat: Seat,
  aim: Aim,
  effort: Effort,
  refused: ReadonlySet<string> = NOTHING,
): Reckoning {
  const phase = table.state.combat?.phase as Phase;
  const field = fieldOf(table, seat, aim);
  const arsenal = arsenalOf(table, seat, aim, refused);
  const purse = new Purse(table.queryFor(seat));
  const allotting = new Allotting(arsenal, purse, aim, effort);
  const outlines = outlinesOf(field, phase, arsenal, aim);
  let best: Plan | null = null;
  let value = Number.NEGATIVE_INFINITY;
  const { sweets } = allotting;
  let bound = (outlines[0]?.gain ?? 0) + sweets;
  effort.cut = outlines.length >= MOST_OUTLINES;
  // A fallback: ignore the enemies and take all damage.
  const idle = outlines.find(({ fates }) => fates.every(({ killed, blocked }) => killed === null && blocked === 0));
  if (idle) {
    best = carryOut(field, arsenal, allotting, idle.fates, idle.gain, value, aim);
    value = best?.value ?? value;
  }
  for (const { fates, gain } of outlines) {
    if (gain + sweets <= value) break;
    if (effort.nodes > effort.most) {
      effort.cut = true;
      break;
    }
    bound = gain + sweets;
    const found = carryOut(field, arsenal, allotting, fates, gain, value, aim);
    if (!found) continue;
    best = found;
    value = found.value;
  }
  const isComplete = !effort.cut;
  return { best, bound: isComplete ? value : bound, isComplete, arsenal, purse };
}

/** The combined fates of all enemies, best first; unavoidable losses are counted. */
function outlinesOf(field: Field, phase: Phase, arsenal: Arsenal, aim: Aim): Outline[] {
  const arms = arsenal.owners;
  const reaches = (need: Need): boolean => {
    let most = 0;
    for (const list of arms) {
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
    strike: (foe: Foe, when: 'ranged' | 'attack') => reaches(needOfStrike({ phase: when, foes: [foe] }, field, 0)),
    block: (blow: Blow) => reaches(needOfBlock(blow)),
  };
  const options = field.foes.map(foe => fatesOf(foe, phase, can));
  const outlines: Outline[] = [];
  const fates: Fate[] = [];
  const choose = (i: number): void => {
    if (outlines.length >= MOST_OUTLINES) return;
    if (i === field.foes.length) {
      const least = sufferings(field, sufferedIn(field, fates), aim)[0] as Suffering;
      outlines.push({ fates: [...fates], gain: gainOf(field, fates, aim) - least.cost });
      return;
    }
    for (const fate of options[i] as readonly Fate[]) {
      fates[i] = fate;
      choose(i + 1);
    }
  };
  choose(0);
  return outlines.sort((a, b) => b.gain - a.gain);
}

const blowsOf = (field: Field, fates: readonly Fate[], isWanted: (fate: Fate, at: number) => boolean): Blow[] =>
  field.foes.flatMap((foe, i) => foe.blows.filter((_, at) => isWanted(fates[i] as Fate, at)));

const sufferedIn = (field: Field, fates: readonly Fate[]): Blow[] =>
  blowsOf(field, fates, ({ killed, blocked }, at) => killed !== 'ranged' && (blocked & (1 << at)) === 0).filter(
    ({ damage }) => damage > 0,
  );

function carryOut(
  field: Field,
  arsenal: Arsenal,
  allotting: Allotting,
  fates: readonly Fate[],
  optimistic: number,
  least: number,
  aim: Aim,
): Plan | null {
  const suffered = sufferedIn(field, fates);
  const blocks = blowsOf(field, fates, ({ killed, blocked }, at) => killed !== 'ranged' && (blocked & (1 << at)) !== 0);
  const killed = (when: Fate['killed']) => field.foes.filter((_, i) => fates[i]?.killed === when);
  const ways = sufferings(field, suffered, aim);
  const cheapest = (ways[0] as Suffering).cost;
  let best: Plan | null = null;
  let value = least;
  for (const suffering of ways) {
    const gain = optimistic - (suffering.cost - cheapest);
    if (gain + allotting.sweets <= value) break;
    let barred = suffering.handless ? arsenal.cardBits : 0;
    for (const { bit, key } of field.takers) if ((suffering.hurt & bit) !== 0) barred |= arsenal.unitBits.get(key) ?? 0;
    for (const shots of partitions(killed('ranged'))) {
      if (shots.some(group => group.length > 1 && group.some(foe => foe.fortifications > 1))) continue;
      for (const attacks of partitions(killed('attack'))) {
        const strikes = [
          ...shots.map((foes): Strike => ({ phase: 'ranged', foes })),
          ...attacks.map((foes): Strike => ({ phase: 'attack', foes })),
        ];
        const needs = [
          ...strikes.filter(({ phase }) => phase === 'ranged').map(strike => needOfStrike(strike, field, 0)),
          ...blocks.map(needOfBlock),
          ...strikes.filter(({ phase }) => phase === 'attack').map(strike => needOfStrike(strike, field, barred)),
        ];
        const allotment = allotting.find(needs, gain - value);
        if (!allotment) continue;
        let worth = gain - allotment.price;
        // A paralyzed or knocked-out hero loses the rest of the hand.
        if (suffering.handless) {
          const left = arsenal.cards.filter((_, i) => (allotment.taken & (1 << i)) === 0).length;
          worth -= aim.card * left;
        }
        if (worth <= value) continue;
        value = worth;
        best = { value, strikes, blocks, suffered, suffering, allotment };
      }
    }
  }
  return best;
}
