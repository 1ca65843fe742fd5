import { duelOutlook, type Element, type MageKnight, MODIFIERS, type Seat, usesAtHand } from '@deedbook/engine';
import type { Aim } from '../aim.ts';
import { type Allotment, Allotting, type Effort, type Need } from '../allot.ts';
import { type Arm, type Arsenal, arsenalOf, without, wordOf } from '../arms.ts';
import { Purse } from '../purse.ts';
import type { Budget } from '../solve.ts';
import { Wielder } from '../wield.ts';
import { type Coming, type Guard, guardOf, respond } from './block.ts';
import { deal } from './damage.ts';
import { bestDefense, triesSpecials } from './specials.ts';
import { aimOfRival, duelIn, rivalOf, stakesOf } from './stakes.ts';

/*
 * The best attack on another player, whose hand is one of several that it may be. Each attack that may be worth its
 * arms is answered by the best block from every such hand.
 */

/** An attack played through the rules, and its average value over all hands the other player may have. */
interface Attacked {
  readonly keys: readonly string[];
  readonly value: number;
}

interface Candidate {
  readonly allotment: Allotment;
  readonly estimate: number;
}

/** How many of the most promising attacks are played. */
const PLAYED = 8;
/** The least steps for an answer to one of them. */
const ANSWERED = 500;

/**
 * The best of the most promising attacks, each played, and what the attacker has for them. Values count from `before`:
 * the same worlds, or what they were before something was used.
 */
export function bestAttack(
  worlds: readonly MageKnight[],
  seat: Seat,
  aim: Aim,
  effort: Effort,
  budget: Pick<Budget, 'positions'>,
  before: readonly MageKnight[] = worlds,
) {
  const [table] = worlds as readonly [MageKnight];
  const rival = rivalOf(duelIn(table.state), seat);
  const guards = worlds.map(world => guardOf(world, rival, aimOfRival(aim), effort, NONE_REFUSED));
  const refused = new Set<string>();
  const q = table.queryFor(seat);
  const all = arsenalOf(q, usesAtHand(q), aim);
  const purse = new Purse(q);
  // No attack in numbers changes what the other player has.
  const rivals = guards.map(guard => guard.arsenal);
  for (let i = 0; ; i++) {
    const arsenal = without(all, refused, aim);
    const candidates = candidatesFor(table, seat, aim, { arsenal, purse, effort }, guards);
    const idly = duelIn(table.state).attack.length > 0 ? 'attack' : 'pass';
    const worthOf = (keys: readonly string[], positions: number) =>
      meanAfter(before, worlds, seat, keys, aim, effort, { positions }, rivals);
    let best: Attacked = { keys: [idly], value: worthOf([idly], 0) };
    let stuck: Arm | null = null;
    for (const { allotment, estimate } of candidates) {
      // In a hurry, numbers are trusted.
      if (budget.positions === 0 && estimate <= best.value) break;
      const played = play(table, seat, allotment, purse, arsenal.cards, idly);
      if ('stuck' in played) stuck ??= played.stuck;
      else {
        // Special effects of the other player only make it worse.
        const plain = worthOf(played.keys, 0);
        if (plain <= best.value) continue;
        const value = worlds.length > 1 || !triesSpecials(budget) ? plain : worthOf(played.keys, budget.positions);
        if (value > best.value) best = { keys: played.keys, value };
      }
    }
    if (stuck === null || i >= MOST_REFUSED) return { best, arsenal, guards };
    refused.add(wordOf(stuck.key, stuck.answers));
  }
}

const NONE_REFUSED: ReadonlySet<string> = new Set();
const MOST_REFUSED = 6;

interface Means {
  readonly arsenal: Arsenal;
  readonly purse: Purse;
  readonly effort: Effort;
}

/** Attacks of every value and every set of elements, at the lowest price for each. */
function candidatesFor(table: MageKnight, seat: Seat, aim: Aim, means: Means, guards: readonly Guard[]): Candidate[] {
  const { arsenal, purse, effort } = means;
  const allotting = new Allotting(arsenal, purse, aim, effort);
  const measured = measuring(table, seat);
  const arms = arsenal.owners.flat();
  const elements = [...new Set(arms.flatMap(arm => measured(arm)?.elements ?? []))];
  const { phase, manaSpent } = duelIn(table.state);
  const swift = phase === 'ranged';
  // What has already been played into the attack.
  const so = duelOutlook(table.queryFor(seat))?.attack ?? { total: 0, elements: [] };
  const found = new Map<string, Candidate>();
  for (const set of subsetsOf(elements)) {
    const need = (points: number): Need => ({
      points,
      kind: `attack ${set}`,
      measure: arm => {
        const one = measured(arm);
        return one?.elements.every(element => set.includes(element)) ? { full: one.n, half: 0 } : null;
      },
      barred: 0,
    });
    const most = arsenal.owners.reduce(
      (n, list) => n + Math.max(0, ...list.map(arm => need(0).measure(arm)?.full ?? 0)),
      0,
    );
    for (let points = 1; points <= most; points++) {
      const worth = mean(guards.map(({ prey }) => deal(prey, so.total + points, set, aim).worth));
      if (worth === 0) continue;
      const allotment = allotting.find([need(points)], Number.POSITIVE_INFINITY);
      if (!allotment) break;
      const used = allotment.arms.flat();
      const coming: Coming = {
        total: used.reduce((n, arm) => n + (measured(arm)?.n ?? 0), so.total),
        elements: [...new Set([...so.elements, ...used.flatMap(arm => measured(arm)?.elements ?? [])])],
        swift,
        mana: used.reduce((n, { mana }) => n + mana.length, manaSpent),
      };
      const estimate = mean(guards.map(guard => respond(guard, coming, 0, aim).loss)) - allotment.price;
      const name = used.map(({ key, answers }) => wordOf(key, answers)).join();
      if (!found.has(name)) found.set(name, { allotment, estimate });
    }
  }
  // Whatever pays beside the fight can also be played before passing.
  const idle = allotting.find([], Number.POSITIVE_INFINITY);
  if (idle) found.set('', { allotment: idle, estimate: -idle.price });
  return [...found.values()].sort((a, b) => b.estimate - a.estimate).slice(0, PLAYED);
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

/** How much an arm adds to an attack in this phase, and with which elements; null if it cannot be used for it. */
function measuring(table: MageKnight, seat: Seat) {
  const { phase, fortified, aggressor } = duelIn(table.state);
  const isFar = phase === 'ranged';
  const onlySiege = isFar && fortified && aggressor === seat;
  const doubles = table.state.modifiers.some(m => m.seat === seat && MODIFIERS.get(m.mod).doublesPhysical === true);
  return ({ attacks }: Arm): { readonly n: number; readonly elements: readonly Element[] } | null => {
    const counted = attacks.filter(({ reach }) => !isFar || reach === 'siege' || (reach === 'ranged' && !onlySiege));
    if (counted.length === 0) return null;
    const worth = counted.map(({ n, element }) => (doubles && !isFar && element === 'physical' ? 2 * n : n));
    return { n: worth.reduce((a, b) => a + b, 0), elements: counted.map(({ element }) => element) };
  };
}

function* subsetsOf<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let bits = 1; bits < 1 << list.length; bits++) yield list.filter((_, i) => (bits & (1 << i)) !== 0);
}

function play(
  table: MageKnight,
  seat: Seat,
  allotment: Allotment,
  purse: Purse,
  cards: readonly string[],
  idly: string,
) {
  const wielder = new Wielder(table.clone(), seat, allotment, purse, cards);
  const isDone = [...allotment.makers, ...allotment.arms.flat()].every(arm => wielder.use(arm));
  const last = allotment.arms.flat().length === 0 ? idly : 'attack';
  return isDone && wielder.answer(last) ? { keys: wielder.keys } : { stuck: wielder.using };
}

/** The average value of an attack, answered as well as possible from every hand the other player may have. */
function meanAfter(
  before: readonly MageKnight[],
  worlds: readonly MageKnight[],
  seat: Seat,
  keys: readonly string[],
  aim: Aim,
  effort: Effort,
  budget: Pick<Budget, 'positions'>,
  rivals: readonly Arsenal[],
): number {
  return mean(
    worlds.map((world, i) => {
      const after = world.clone();
      for (const key of keys) after.answer(seat, key);
      const rival = rivalOf(duelIn(world.state), seat);
      const so = stakesOf(aim, seat, (before[i] as MageKnight).state, after.state, null);
      if (after.state.duel?.step !== 'block') return so;
      // An answer that is not found would make the attack look better than it is, so this has steps of its own.
      const own: Effort = {
        nodes: 0,
        aside: 0,
        most: Math.max(ANSWERED, (effort.most - effort.nodes) / PLAYED),
        cut: false,
      };
      const found = bestDefense(after, rival, aimOfRival(aim), own, budget, rivals[i]);
      effort.aside += own.nodes;
      if (own.cut) effort.cut = true;
      return so - (found?.value ?? 0);
    }),
  );
}
