import type { Term } from '../../core/numbers.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Foe, Value } from '../../state/combat.ts';
import type { Name } from '../../state/names.ts';
import type { Unit } from '../../state/player.ts';
import { CARDS, type Element, UNITS } from '../catalogue.ts';
import { abilitiesOf, elementOf, enemyOf, fortifications, has, targetsOf } from '../combat/numbers.ts';
import { open } from '../duel/rivals.ts';
import type { Game } from '../game.ts';
import { happened, lasting } from '../lasting.ts';
import { type InCombat, type InDuel, isInCombat, isInDuel, type Query } from '../query.ts';

export const REACHES = ['melee', 'ranged', 'siege'] as const;
export type Reach = (typeof REACHES)[number];

/**
 * The reach and element an Attack has now: an effect may turn all Attacks into Cold Fire or Siege for the rest of the
 * combat.
 */
export function attackNow(q: Query, reach: Reach, element: Element): { reach: Reach; element: Element } {
  return {
    reach: lasting(q.s, q.seat, 'attackReach') ?? reach,
    element: lasting(q.s, q.seat, 'attackElement') ?? element,
  };
}

const NOT_IN_COMBAT = refuse('CRD-20');
const NO_TARGET = refuse('CMB-GEN-06');
const ONLY_AT_RANGE = refuse('CMB-RNG-03');
const ONLY_SIEGE = refuse('CMB-RNG-05');
const NO_SIDEWAYS = refuse('CMB-RNG-07');

/** Why an Attack cannot be played now, or null. Values are assigned to targets as they are played (CMB-GEN-06). */
export function whyNoAttack(q: Query, reach: Reach, sideways = false): Refusal | null {
  if (isInDuel(q)) return whyNoDuelAttack(q, reach, sideways);
  const { combat } = q;
  if (combat?.phase !== 'ranged' && combat?.phase !== 'attack') return NOT_IN_COMBAT;
  if (combat.phase === 'ranged') {
    if (sideways) return NO_SIDEWAYS;
    if (reach === 'melee') return ONLY_AT_RANGE;
  }
  if (combat.targets.length === 0) return NO_TARGET;
  if (combat.phase === 'ranged' && reach === 'ranged' && targetsOf(combat).some(foe => fortifications(foe) > 0))
    return ONLY_SIEGE;
  return null;
}

const NOT_ATTACKING = refuse('PVP-PH-03');
const ONLY_FAR = refuse('PVP-RNG-02');
const ONLY_SIEGE_HERE = refuse('PVP-RNG-03');
const NOT_BLOCKING = refuse('PVP-RNG-04');

/**
 * The same in player combat: only the attacker may, and in the first phase only Ranged or Siege (PVP-RNG-02,
 * PVP-RNG-03).
 */
function whyNoDuelAttack({ duel, seat }: InDuel, reach: Reach, sideways: boolean): Refusal | null {
  if (duel.step !== 'attack' || duel.attacker !== seat) return NOT_ATTACKING;
  if (duel.phase === 'melee') return null;
  if (sideways || reach === 'melee') return ONLY_FAR;
  return reach === 'ranged' && duel.fortified && duel.aggressor === seat ? ONLY_SIEGE_HERE : null;
}

/** Why a Block cannot be played now, or null. */
export function whyNoBlock(q: Query): Refusal | null {
  if (q.duel) return q.duel.step === 'block' && q.duel.attacker !== q.seat ? null : NOT_BLOCKING;
  const { combat } = q;
  if (combat?.phase !== 'block') return NOT_IN_COMBAT;
  return combat.targets.length === 0 ? NO_TARGET : null;
}

/** An Attack or Block being played: its own value, and what its effect adds or multiplies. */
interface Played {
  readonly kind: Value['kind'];
  readonly element: Element;
  readonly terms: readonly Term[];
  readonly from: Name;
  /** It was converted from Move or Influence points. */
  readonly converted?: boolean;
  /** A Block that counts double against a Swift attack. */
  readonly parries?: boolean;
}

/** Adds a value to the current attack or block, after everything that raises it. */
export function addValue(g: Game, played: Played): void {
  const { kind, element, from, converted = false, parries = false } = played;
  const terms = parries && isInCombat(g) && isSwift(g) ? [...played.terms, AGAINST_SWIFT] : played.terms;
  const gained = valueGained(g, { kind, terms, from, converted });
  const value: Value = { kind, element, n: gained, from };
  if (isInDuel(g)) addToDuel(g, value, parries);
  else if (isInCombat(g)) addToCombat(g, value);
  if (CARDS.has(from) && !converted) g.turn.struck = true;
  happened(g, { event: 'value', kind: kind === 'block' ? 'block' : 'attack', from, converted });
  g.tell({ news: 'value-added', seat: g.seat, kind, element, n: gained, card: from });
}

/**
 * How much an Attack or Block gives, after everything that raises it. If the Unit is not in use yet, the first with its
 * name is meant.
 */
export function valueGained(q: Query, played: Pick<Played, 'kind' | 'terms' | 'from' | 'converted'>): number {
  const { kind, terms, from, converted = false } = played;
  const about = { seat: q.seat, card: from, points: kind === 'block' ? 'block' : 'attack', converted };
  const { unitUsed } = q.turn;
  const isMeant = ({ id, unit, spent }: Unit) => (unitUsed === null ? unit === from && !spent : id === unitUsed);
  const unit = UNITS.has(from) ? q.me.units.find(isMeant) : undefined;
  return q.modified('gain', terms, unit ? { ...about, unit } : about);
}

const AGAINST_SWIFT: Term = { from: 'swift', op: 'times', n: 2 };

/** Whether the enemy being blocked is Swift. */
const isSwift = ({ combat }: InCombat): boolean =>
  targetsOf(combat).some(foe => enemyOf(foe).abilities.includes('swift'));

function addToCombat({ combat }: InCombat<Game>, value: Value): void {
  combat.values = [...combat.values, value];
  combat.opened = true;
}

/**
 * In player combat, a value also stores the Unit that gave it (PVP-EFX-06, PVP-EFX-09) and whether it counts double
 * against a Swift attack, because the attack may still lose Swift.
 */
function addToDuel(g: InDuel<Game>, value: Value, parries: boolean): void {
  const unit = UNITS.has(value.from) ? g.turn.unitUsed : null;
  const part = value.kind === 'block' ? 'block' : 'attack';
  g.duel[part] = [...g.duel[part], { ...value, unit, parries }];
  open(g);
}

/** The bonus of a Block that counts traits of the attack; in player combat, the mana spent on the attack. */
export function traitsBlocked({ combat, duel }: Query): number {
  if (duel) return duel.manaSpent;
  const [foe] = combat ? targetsOf(combat) : [];
  return combat && foe ? traitsOf(foe, combat.blocking) : 0;
}

/**
 * The abilities, attack colors and resistances on the token being blocked; Cold Fire counts as two colors. With Arcane
 * Immunity the count is 0, because only the Block itself affects such an enemy (CMB-DEF-09).
 */
function traitsOf(foe: Foe, at: number): number {
  if (has(foe, 'immune')) return 0;
  const element = elementOf(foe, at);
  const colors = element === 'physical' ? 0 : element === 'cold-fire' ? 2 : 1;
  return abilitiesOf(foe).length + colors + enemyOf(foe).resistances.length;
}
