import type { Term } from '../../core/numbers.ts';
import type { Name } from '../../state/names.ts';
import { UNITS } from '../catalogue.ts';
import { sellsHere } from '../cities/cities.ts';
import { isConquered, ownerOf, type Space } from '../map/ground.ts';
import type { Query, Seen } from '../query.ts';
import { siteOf, twistsOf } from '../scenarios/scenarios.ts';
import { areAllies } from '../scenarios/teams.ts';
import { freeLoyalty, LOYAL_DISCOUNT } from './loyalty.ts';

/* What the locals of a space sell, whether or not the player is there and can pay for it. */

/**
 * Whether locals here would interact with this seat: a village, an intact monastery, the player's own keep, a conquered
 * tower or city (INT-01).
 */
export function isInhabited(q: Query, { site, hex }: Space): boolean {
  if (site === null) return false;
  const { category, owned } = siteOf(q.s, site);
  if (category === 'inhabited') return !isConquered(q.s, hex);
  if (category !== 'fortified' || !isConquered(q.s, hex)) return false;
  const owner = ownerOf(q.s, hex);
  return owned !== true || owner === q.seat || (owner !== null && areAllies(q.s, owner, q.seat)); // TEA-04
}

/** Whether people live on this space, friendly or not: locals or a garrison. */
export const isSettled = (s: Seen, { site, hex }: Space): boolean => {
  const category = site === null ? 'other' : siteOf(s, site).category;
  return category === 'fortified' || (category === 'inhabited' && !isConquered(s, hex));
};

/** The Units in the offer that can be recruited on a space (REC-01). */
export function recruitsAt({ s }: Query, { site, hex }: Space): readonly Name[] {
  if (site === null) return [];
  if (sellsHere(s, hex, 'units')) return s.unitOffer;
  // A scenario may add the Units of other sites.
  const homes = [site, ...twistsOf(s).flatMap(twist => twist.recruits?.[site] ?? [])];
  return s.unitOffer.filter(unit => homes.some(home => UNITS.get(unit).sites.includes(home)));
}

/**
 * The Advanced Actions sold on a space: those in the Unit offer at a monastery, those in their own offer in a green
 * city (SIT-MON-02, CTY-16).
 */
export function trainingAt(s: Seen, { site, hex }: Space): readonly Name[] {
  if (sellsHere(s, hex, 'advanced-actions')) return s.advancedOffer;
  return site === 'monastery' ? s.monasteryOffer : [];
}

/** The Spells sold on a space: at a mage tower or in a blue city (SIT-TOW-03, CTY-14). */
export const spellsAt = (s: Seen, { site, hex }: Space): readonly Name[] =>
  site === 'mage-tower' || sellsHere(s, hex, 'spells') ? s.spellOffer : [];

/** The price of a Unit for this player. */
export function recruitCost(q: Query, unit: Name, isFor: 'command' | 'loyalty'): number {
  const base: Term[] = [{ from: unit, op: 'base', n: UNITS.get(unit).cost }];
  const loyalty = isFor === 'loyalty' ? freeLoyalty(q) : null;
  if (loyalty !== null) base.push({ from: loyalty, op: 'add', n: -LOYAL_DISCOUNT, least: 0 });
  return Math.max(0, q.modified('recruitCost', base, { seat: q.seat, card: unit }));
}
