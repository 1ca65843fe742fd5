import {
  CARDS,
  type DuelOutlook,
  duelOutlook,
  type Element,
  isEfficientBlock,
  type MageKnight,
  type Seat,
  usesAtHand,
} from '@deedbook/engine';
import type { Aim } from '../aim.ts';
import { type Allotment, Allotting, type Effort, type Need } from '../allot.ts';
import { type Arm, type Arsenal, arsenalOf, without, wordOf } from '../arms.ts';
import { Purse } from '../purse.ts';
import { Wielder } from '../wield.ts';
import { deal, type Prey, preyOf } from './damage.ts';
import { duelIn, isSameExchange, stakesOf } from './stakes.ts';

/* The best block of an attack of another player, who then spends the damage left to hurt most. */

/** An attack as the blocker sees it. */
export interface Coming {
  readonly total: number;
  readonly elements: readonly Element[];
  readonly swift: boolean;
  /** The mana spent on it. */
  readonly mana: number;
}

/** A player who may block, with everything for it. */
export interface Guard {
  readonly prey: Prey;
  readonly arsenal: Arsenal;
  readonly purse: Purse;
  readonly allotting: Allotting;
}

export function guardOf(
  table: MageKnight,
  seat: Seat,
  aim: Aim,
  effort: Effort,
  refused: ReadonlySet<string>,
  all: Arsenal | null = null,
): Guard {
  const q = table.queryFor(seat);
  const arsenal = without(all ?? arsenalOf(q, usesAtHand(q), aim), refused, aim);
  const purse = new Purse(q);
  return { prey: preyOf(table), arsenal, purse, allotting: new Allotting(arsenal, purse, aim, effort) };
}

function measured(blocks: Arm['blocks'], { elements, swift, mana }: Coming) {
  let [full, half] = [0, 0];
  for (const { element, n, extra } of blocks) {
    const worth = extra === 'per-trait' ? n + mana : extra === 'twice-against-swift' && swift ? 2 * n : n;
    if (elements.some(other => isEfficientBlock(element, other))) full += worth;
    else half += worth;
  }
  return full + half > 0 ? { full, half } : null;
}

/** The points that some Blocks count at most. */
export function worthOfBlock(blocks: Arm['blocks'], coming: Coming): number {
  const found = measured(blocks, coming);
  return found ? found.full + found.half / 2 : 0;
}

/** A Block of this many points. */
function needOf(points: number, coming: Coming): Need {
  const { elements, swift, mana } = coming;
  const measure = ({ blocks }: Arm) => measured(blocks, coming);
  return { points, kind: `block ${elements} ${swift} ${mana}`, measure, barred: 0 };
}

/** What an attack costs the blocker, with the arms of the best block; null for no block at all. */
export interface Response {
  readonly loss: number;
  readonly allotment: Allotment | null;
}

/** The block that loses least: how much damage to let through against what it costs to stop it. */
export function respond({ prey, arsenal, allotting }: Guard, coming: Coming, so: number, aim: Aim): Response {
  const { total, elements, swift } = coming;
  const reach = (block: number) => (swift ? 2 * block : block);
  const most = Math.max(0, total - (swift ? Math.floor(so / 2) : so));
  // Without a Block, what pays beside the fight is still used.
  const idle = allotting.find([], Number.POSITIVE_INFINITY);
  let worth = deal(prey, most, elements, aim).worth;
  let best: Response = { loss: worth + (idle?.price ?? 0), allotment: idle };
  for (let damage = most - 1; damage >= 0; damage--) {
    const more = worth;
    worth = deal(prey, damage, elements, aim).worth;
    // Letting more through would do no more harm.
    if (worth === more) continue;
    if (worth - allotting.sweets >= best.loss) continue;
    const allotment = allotting.find([needOf(reach(total - damage) - so, coming)], best.loss - worth);
    if (!allotment) continue;
    const used = arsenal.cards.filter((_, i) => (allotment.taken & (1 << i)) !== 0).length;
    const loss = deal(prey, damage, elements, aim, used).worth + allotment.price;
    if (loss < best.loss) best = { loss, allotment };
  }
  return best;
}

/** The attack to be blocked now. */
export const comingIn = ({ attack: { total, elements }, swift }: DuelOutlook, mana: number): Coming => ({
  total,
  elements,
  swift,
  mana,
});

/** A block played through the rules, and what the exchange is worth with it. */
export interface Blocked {
  readonly keys: readonly string[];
  readonly value: number;
  readonly arsenal: Arsenal;
}

/** The best block of the attack under way. Its value counts from `before`: now, or before something was used. */
export function bestBlock(
  table: MageKnight,
  seat: Seat,
  aim: Aim,
  effort: Effort,
  before: MageKnight = table,
  arsenal: Arsenal | null = null,
): Blocked | null {
  const first = blockWithout(table, seat, aim, effort, before, new Set(), arsenal);
  // An Artifact that is played can be stolen.
  const artifacts = first?.keys.filter(key => isArtifactPlay(key)) ?? [];
  if (!first || artifacts.length === 0 || duelIn(table.state).phase === 'ranged') return first;
  const other = blockWithout(
    table,
    seat,
    aim,
    effort,
    before,
    new Set(first.arsenal.owners.flat().filter(isArtifact).map(word)),
    arsenal,
  );
  return other && other.value > first.value ? other : first;
}

const word = ({ key, answers }: Arm): string => wordOf(key, answers);
const isArtifact = ({ key }: Arm): boolean => isArtifactPlay(key);
const isArtifactPlay = (key: string): boolean =>
  key.split(' ').some(part => CARDS.has(part) && CARDS.get(part).kind === 'artifact');

const MOST_REFUSED = 6;

function blockWithout(
  table: MageKnight,
  seat: Seat,
  aim: Aim,
  effort: Effort,
  before: MageKnight,
  barred: ReadonlySet<string>,
  arsenal: Arsenal | null,
): Blocked | null {
  const outlook = duelOutlook(table.queryFor(seat));
  if (!outlook) return null;
  const coming = comingIn(outlook, duelIn(table.state).manaSpent);
  const refused = new Set(barred);
  for (let i = 0; i <= MOST_REFUSED; i++) {
    const guard = guardOf(table, seat, aim, effort, refused, arsenal);
    const { allotment } = respond(guard, coming, outlook.block.total, aim);
    const played = play(table, seat, guard, allotment);
    if (played.end) {
      const value = valueAfter(before, played.end, seat, aim);
      return { keys: played.keys, value, arsenal: guard.arsenal };
    }
    if (!played.stuck) return null;
    refused.add(word(played.stuck));
  }
  return null;
}

function play(table: MageKnight, seat: Seat, { purse, arsenal }: Guard, allotment: Allotment | null) {
  const end = table.clone();
  const wielder = new Wielder(end, seat, allotment ?? NOTHING, purse, arsenal.cards);
  const { makers, arms } = allotment ?? NOTHING;
  const isDone = [...makers, ...arms.flat()].every(arm => wielder.use(arm)) && wielder.answer('stand');
  return { keys: wielder.keys, end: isDone ? end : null, stuck: wielder.using };
}

const NOTHING: Allotment = { price: 0, arms: [], makers: [], taken: 0, wanted: 0, made: 0 };

/** What the exchange is worth to the blocker once the attacker has spent the damage. */
function valueAfter(before: MageKnight, after: MageKnight, seat: Seat, aim: Aim): number {
  const value = stakesOf(aim, seat, before.state, after.state, null);
  const { duel } = after.state;
  if (!isSameExchange(duelIn(before.state), after.state) || duel?.step !== 'damage') return value;
  const outlook = duelOutlook(after.queryFor(seat));
  return value - deal(preyOf(after), duel.damage, outlook?.attack.elements ?? [], aim).worth;
}
