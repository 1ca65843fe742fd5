import type { Seat } from '../../core/effect.ts';
import type { Term } from '../../core/numbers.ts';
import type { Duel, DuelValue } from '../../state/duel.ts';
import { type Hex, neighbours } from '../../state/hex.ts';
import type { Name } from '../../state/names.ts';
import type { Player, Unit } from '../../state/player.ts';
import { bannerOn } from '../cards/banners.ts';
import { CARDS, type Element } from '../catalogue.ts';
import { heroArmor, unhurt, unitArmor, unitResistances } from '../combat/damage.ts';
import { closeValues, isEfficientBlock, isResisted, type Sum, sumOf } from '../combat/numbers.ts';
import { isSafe } from '../map/figures.ts';
import { spaceAt } from '../map/ground.ts';
import { distinct, type InDuel, type Query } from '../query.ts';
import { levelOf } from '../rewards/tracks.ts';

/* Every number in player combat. */

export const blockerOf = ({ aggressor, defender, attacker }: Readonly<Duel>): Seat =>
  attacker === aggressor ? defender : aggressor;

/** The other player in the combat. */
export const opponentOf = ({ aggressor, defender }: Readonly<Duel>, seat: Seat): Seat =>
  seat === aggressor ? defender : aggressor;

/** The values of the attack as they count in this phase. */
export function attackValues(q: InDuel): readonly DuelValue[] {
  const { phase, attack, attacker } = q.duel;
  return phase === 'melee' ? closeValues(q, attacker, attack) : attack;
}

export const attackTotal = (q: InDuel): number => attackValues(q).reduce((n, value) => n + value.n, 0);

/** The elements of the attack, including physical (PVP-DMG-05). */
export const elementsOf = ({ attack }: Readonly<Duel>): Element[] => distinct(attack.map(value => value.element));

/** Whether the attack counts as Swift: ranged attacks do, unless an effect canceled it (PVP-RNG-07, PVP-RNG-08). */
export const isSwift = ({ phase, slowed }: Readonly<Duel>): boolean => phase === 'ranged' && !slowed;

/**
 * The value of the block. A Block counts in full if it is efficient against at least one element of the attack
 * (PVP-RNG-05); against a physical one, every Block is (PVP-MEL-03).
 */
export const blockSum = (duel: Readonly<Duel>): Sum => {
  const elements = elementsOf(duel);
  const values = duel.block.map(value => (value.parries && isSwift(duel) ? { ...value, n: value.n * 2 } : value));
  return sumOf(values, value => elements.some(element => isEfficientBlock(value.element, element)));
};

/**
 * How much the block reduces the attack: 1 per point of Block, or per two points against a Swift attack (PVP-RNG-07,
 * PVP-MEL-04).
 */
export const reduction = (duel: Readonly<Duel>): number => {
  const { total } = blockSum(duel);
  return isSwift(duel) ? Math.floor(total / 2) : total;
};

/** The damage left after the block (PVP-RNG-06, PVP-RNG-09). */
export const damageThrough = (q: InDuel): number => Math.max(0, attackTotal(q) - reduction(q.duel));

/** The damage needed for each Wound to the hero (PVP-DMG-03). */
export const heroPrice = (q: Query, seat: Seat, terms?: Term[]): number => heroArmor(q.as(seat), terms);

/** Whether this many more Wounds would knock a hero out of the combat (PVP-DMG-03). */
export function wouldKnockOut({ s, duel }: InDuel, seat: Seat, wounds: number): boolean {
  if (duel.knockedOut.includes(seat)) return false;
  const taken = duel.wounds.filter(other => other === seat).length;
  return taken + wounds >= levelOf(s.players[seat] as Player).handLimit;
}

/**
 * The damage needed to Wound a Unit: its Armor, doubled if it resists at least one element of the attack (PVP-DMG-02).
 */
export function unitPrice(q: InDuel, owner: Seat, unit: Unit, terms?: Term[]): number {
  const armor = unitArmor(q.as(owner), unit, terms);
  const resistances = unitResistances(q.as(owner), unit);
  if (!elementsOf(q.duel).some(element => isResisted(resistances, element))) return armor;
  terms?.push({ from: 'resistance', op: 'times', n: 2 });
  return armor * 2;
}

/** The blocker's Units that damage can be assigned to. */
export const woundable = (q: InDuel): Unit[] => unhurt(q.as(blockerOf(q.duel)));

/** The damage needed to steal an Artifact (PVP-MEL-06). */
export const THEFT = 5;

/** An Artifact that can be stolen, and where it is. */
export interface Loot {
  readonly card: Name;
  readonly from: 'discard' | 'played' | 'unit';
}

const isArtifact = (card: Name): boolean => CARDS.get(card).kind === 'artifact';

/** The Artifacts that can be stolen: discarded, in the play area, or on a Wounded Unit (PVP-MEL-06, BAN-05). */
export function lootOf(q: InDuel): Loot[] {
  const { discard, played, units, banners } = q.s.players[blockerOf(q.duel)] as Player;
  const loot: Loot[] = distinct(discard.filter(isArtifact)).map(card => ({ card, from: 'discard' }));
  for (const { card } of played) if (isArtifact(card)) loot.push({ card, from: 'played' });
  for (const unit of units) {
    const banner = unit.wounds > 0 ? bannerOn({ banners } as Player, unit) : null;
    if (banner !== null) loot.push({ card: banner, from: 'unit' });
  }
  return loot;
}

/** The spaces the blocker can be driven to, and the damage needed: the unmodified Move cost (PVP-MEL-07). */
export function retreats(q: InDuel): { hex: Hex; cost: number }[] {
  const loser = blockerOf(q.duel);
  return neighbours(q.duel.hex).flatMap(hex => {
    const cost = spaceAt(q.s, hex)?.cost[q.s.time];
    return cost != null && isSafe(q.s, hex, loser) ? [{ hex, cost }] : [];
  });
}

/** The attacker's Units that contributed to the attack. */
export function contributors(q: InDuel): Unit[] {
  const { attack, attacker } = q.duel;
  const { units } = q.s.players[attacker] as Player;
  return units.filter(unit => attack.some(value => value.unit === unit.id));
}

/**
 * The number of enemies, for effects that count them: Units that are ready or in this exchange, and the hero
 * (PVP-EFX-07).
 */
export function countOpponents({ s, seat, duel }: InDuel): number {
  const { units } = s.players[opponentOf(duel, seat)] as Player;
  const isIn = ({ id }: Unit) => [...duel.attack, ...duel.block].some(value => value.unit === id);
  return 1 + units.filter(unit => (!unit.spent && unit.wounds === 0) || isIn(unit)).length;
}
