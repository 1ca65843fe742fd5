import {
  CARDS,
  duelOutlook,
  type MageKnight,
  type Name,
  type Query,
  type Seat,
  UNITS,
  type Use,
  usesAtHand,
} from '@deedbook/engine';
import type { Aim } from '../aim.ts';
import { A_FEW, type Limit } from '../limits.ts';
import { copiesOf, type Means, meansOf } from '../means.ts';
import { Purse } from '../purse.ts';
import { type Coming, comingIn, worthOfBlock } from './block.ts';
import { preyOf, worthOfDamage } from './damage.ts';
import { duelIn } from './stakes.ts';

/*
 * What an exchange of player combat can come to at most. An attack is met by a player who does nothing; a block costs no
 * mana; special effects do the most they can.
 */

/** Something to use: the points it gives at most, the least it costs, and what it is worth beside the fight. */
interface Owner {
  readonly points: number;
  readonly price: number;
  readonly sweet: number;
}

/** The most an attack or block can be worth to a seat; Infinity if it is not at the menu of one. */
export function mostInExchange(worlds: readonly MageKnight[], seat: Seat, aim: Aim): number {
  return worlds.reduce((n, world) => n + mostIn(world, seat, aim), 0) / worlds.length;
}

function mostIn(table: MageKnight, seat: Seat, aim: Aim): number {
  const prompt = table.questionFor(seat)?.prompt;
  if (prompt === 'duel-attack') return mostOfAttack(table, seat, aim);
  return prompt === 'duel-block' ? mostOfBlock(table, seat, aim) : Number.POSITIVE_INFINITY;
}

function mostOfAttack(table: MageKnight, seat: Seat, aim: Aim): number {
  const q = table.queryFor(seat);
  const prey = preyOf(table);
  const means = meansFor(q, aim, prey.units.length);
  const { most } = means;
  const isFar = duelIn(table.state).phase === 'ranged' && !most.reaches && !most.converts && !most.anything;
  const strength = doublingOf(most, q);
  const owners = ownersOf(q, means, aim, strength, ({ yields }) => {
    const sums = (yields ?? []).filter(means.canPay).map(({ gains }) => {
      let n = 0;
      for (const gain of gains) {
        if (gain.gain === 'attack' && !(isFar && gain.reach === 'melee')) n += strength * gain.n;
        else if (most.converts && (gain.gain === 'move' || gain.gain === 'influence')) n += strength * gain.n;
      }
      return n;
    });
    return Math.max(0, ...sums);
  });
  const played = duelIn(table.state).attack.reduce((n, value) => n + strength * value.n, 0);
  // Units of the other player can be destroyed, and a card taken.
  const slain = most.slays || most.anything ? prey.units.reduce((n, { level }) => n + aim.unitLost * level, 0) : 0;
  const lost = slain + aim.card * (most.finds + (most.anything ? A_FEW : 0));
  return lost + bestOf(q, means, owners, aim, played, points => worthOfDamage(prey, points, [], aim));
}

function mostOfBlock(table: MageKnight, seat: Seat, aim: Aim): number {
  const q = table.queryFor(seat);
  const outlook = duelOutlook(q);
  if (!outlook) return Number.POSITIVE_INFINITY;
  const coming: Coming = comingIn(outlook, duelIn(table.state).manaSpent);
  const { total, elements, swift } = coming;
  const prey = preyOf(table);
  const means = meansFor(q, aim, prey.units.length);
  const { most } = means;
  const owners = ownersOf(q, means, aim, 1, ({ yields }) => {
    const sums = (yields ?? []).filter(means.canPay).map(({ gains }) => {
      const blocks = gains.filter(gain => gain.gain === 'block');
      const points = gains.reduce((n, gain) => n + (gain.gain === 'move' || gain.gain === 'influence' ? gain.n : 0), 0);
      return worthOfBlock(blocks, coming) + (most.converts ? points : 0);
    });
    return Math.max(0, ...sums);
  });
  // Damage that is dealt may be cured, or done to no one.
  const isSafe = most.wards || most.shields || most.cures || most.anything;
  return bestOf(q, means, owners, aim, outlook.block.total, points => {
    const damage = Math.max(0, total - Math.floor(swift ? points / 2 : points));
    return isSafe ? 0 : -worthOfDamage(prey, damage, elements, aim, prey.cards);
  });
}

function meansFor(q: Query, aim: Aim, foes: number): Means {
  return meansOf(q, usesAtHand(q), new Purse(q), aim, foes, true);
}

const doublingOf = ({ doubles, anything }: Limit, { s, seat }: Query): number =>
  doubles || anything || s.modifiers.some(m => m.seat === seat) ? 2 : 1;

/** Everything a seat can use, also what may be drawn. */
function ownersOf(
  { me }: Query,
  { owners, drawn }: Means,
  aim: Aim,
  strength: number,
  pointsOf: (use: Use) => number,
): Owner[] {
  const found: Owner[] = [];
  for (const [name, uses] of owners) {
    const owner: Owner = {
      points: Math.max(0, ...uses.map(pointsOf)),
      price: priceOf(name, aim),
      sweet: Math.max(0, ...uses.map(use => sweetOf(use, aim))),
    };
    for (let i = 0; i < copiesOf(me, name); i++) found.push(owner);
  }
  const news: Owner = { points: strength * (drawn?.each.points ?? 0), price: aim.card, sweet: 0 };
  for (let i = 0; i < (drawn?.n ?? 0); i++) found.push(news);
  return found;
}

const priceOf = (name: Name, aim: Aim): number => (UNITS.has(name) ? aim.unitUsed : CARDS.has(name) ? aim.card : 0);

function sweetOf({ yields }: Use, aim: Aim): number {
  const worths = (yields ?? []).map(({ gains }) =>
    gains.reduce((n, gain) => {
      if (gain.gain === 'fame') return n + aim.fame * gain.n;
      return gain.gain === 'reputation' ? n + aim.reputation * gain.n : n;
    }, 0),
  );
  return Math.max(0, ...worths);
}

/** The best of using the strongest first, at the lowest prices. */
function bestOf(
  q: Query,
  { most, extra, slack }: Means,
  owners: readonly Owner[],
  aim: Aim,
  played: number,
  worthOf: (points: number) => number,
): number {
  const points = owners.map(owner => owner.points).sort((a, b) => b - a);
  const prices = owners.map(({ price }) => price).sort((a, b) => a - b);
  const sweets = owners.reduce((n, { sweet }) => n + sweet, 0);
  const added = most.times > 1 ? most.times * (extra + (points[0] ?? 0)) : extra;
  let reached = played + added + (most.anything ? ANYTHING : 0) + (most.converts ? q.turn.move + q.turn.influence : 0);
  let [cost, best] = [0, worthOf(reached)];
  for (const [i, n] of points.entries()) {
    if (n === 0) break;
    reached += n;
    cost += prices[i] as number;
    best = Math.max(best, worthOf(reached) - cost);
  }
  const kept = aim.keep !== null && q.me.hand.includes(aim.keep) ? aim.kept : 0;
  return best + sweets + slack + kept;
}

/** More points than an effect that can do anything is likely to add. */
const ANYTHING = 30;
