import type { Ask } from '../core/question.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { ask } from '../protocol/choice.ts';
import type { Resistance } from '../rules/catalogue.ts';
import { unitResistances } from '../rules/combat/damage.ts';
import { contributors } from '../rules/duel/numbers.ts';
import {
  exposeRival,
  holdRival,
  isRivalFortified,
  isRivalTouched,
  open,
  rivalOf,
  rivals,
  weakenRival,
  woundRival,
} from '../rules/duel/rivals.ts';
import type { Game } from '../rules/game.ts';
import { unitOptions } from '../rules/interaction/units.ts';
import type { Query } from '../rules/query.ts';
import type { BasicColor } from '../state/mana.ts';
import type { Duel, Loss, Player, Unit } from '../state/state.ts';

/*
 * What effects on enemies do in a combat between players: they are aimed at the Units of the other one (PVP-EFX-02).
 */

type Change = (g: Game) => void;
type Outcome = Refusal | Change | Ask<Refusal | Change>;

/** Why there is no Unit that an effect of this colour could touch. */
export function whyNoRival(q: Query, color: BasicColor | null): Refusal {
  const { units } = q.s.players[rivalOf(q)] as Player;
  return refuse(units.some(unit => unit.wounds === 0 && !isRivalTouched(q, unit, color)) ? 'PVP-EFX-03' : 'PVP-EFX-02');
}

export const rivalOptions = (q: Query, units: readonly Unit[]) => unitOptions(q.as(rivalOf(q)), units, 'rival');

/** Asks for one of the Units an effect may be aimed at. */
export function* askRival(q: Query, units: readonly Unit[], none: Refusal): Ask<Unit> {
  return yield* ask(q.seat, 'choose-rival', rivalOptions(q, units), { about: { card: q.card }, refused: () => none });
}

/** The Units whose part in the attack this player may take away: only while blocking it (PVP-EFX-09). */
export function holdable(q: Query, color: BasicColor | null): Unit[] {
  const { step, attacker } = q.s.duel as Duel;
  if (step !== 'block' || attacker === q.seat) return [];
  return contributors(q).filter(unit => isRivalTouched(q, unit, color));
}

interface Hold {
  readonly fortified: boolean;
  readonly armor?: number;
  readonly loses?: readonly Resistance[];
}

const NOT_BLOCKING = refuse('PVP-EFX-09');

/** A Unit does not attack; what makes it weaker besides is of use at any time. */
export function* holdInDuel(q: Query, e: Hold, color: BasicColor | null, after: Change): Ask<Refusal | Change> {
  const inAttack = holdable(q, color);
  const loses = (unit: Unit) => (e.loses ?? []).some(one => unitResistances(q.as(rivalOf(q)), unit).includes(one));
  const weakened = rivals(q, color).filter(unit => !inAttack.includes(unit) && (e.armor || loses(unit)));
  const units = [...inAttack, ...weakened].filter(unit => e.fortified || !isRivalFortified(q, unit));
  if (units.length === 0) return (q.s.duel as Duel).step === 'block' || e.armor ? whyNoRival(q, color) : NOT_BLOCKING;
  const unit = yield* askRival(q, units, NOT_BLOCKING);
  return g => {
    if (inAttack.includes(unit)) holdRival(g, unit);
    if (e.armor) weakenRival(g, unit, e.armor);
    if (e.loses) exposeRival(g, unit, e.loses);
    after(g);
  };
}

/** The Armor of one Unit, or of all, is lower for this combat (PVP-EFX-05). */
export function weakenInDuel(
  q: Query,
  whom: 'one' | 'all',
  armor: number,
  fortified: number,
  color: BasicColor | null,
): Outcome {
  const units = rivals(q, color);
  if (units.length === 0) return whyNoRival(q, color);
  const lower = (g: Game, unit: Unit) => weakenRival(g, unit, isRivalFortified(g, unit) ? fortified : armor);
  if (whom === 'one') return applyTo(askRival(q, units, whyNoRival(q, color)), lower);
  return g => {
    for (const unit of units) lower(g, unit);
  };
}

/** One Unit, or all, lose what protects them. When all lose their fortification the site is of no use (PVP-EFX-08). */
export function exposeInDuel(q: Query, whom: 'one' | 'all', loses: readonly Loss[], color: BasicColor | null): Outcome {
  const units = rivals(q, color);
  const opens = whom === 'all' && loses.includes('fortified') && isSiteInTheWay(q);
  if (units.length === 0 && !opens) return whyNoRival(q, color);
  if (whom === 'one')
    return applyTo(askRival(q, units, whyNoRival(q, color)), (g, unit) => exposeRival(g, unit, loses));
  return g => {
    for (const unit of units) exposeRival(g, unit, loses);
    if (opens) ignoreSiteInDuel(g);
  };
}

const isSiteInTheWay = (q: Query): boolean => {
  const { fortified, aggressor } = q.s.duel as Duel;
  return fortified && aggressor === q.seat;
};

/** The site no longer protects the defender, for the whole combat (PVP-EFX-08). */
export function ignoreSiteInDuel(g: Game): void {
  if (isSiteInTheWay(g)) (g.s.duel as Duel).fortified = false;
  open(g);
}

const NOT_ATTACKED = refuse('PVP-EFX-10');

/** The attack being blocked comes to nothing; cards stay played and Units spent (PVP-EFX-10). */
export function cancelInDuel(q: Query): Outcome {
  const { step, attacker } = q.s.duel as Duel;
  if (step !== 'block' || attacker === q.seat) return NOT_ATTACKED;
  return g => {
    open(g);
    (g.s.duel as Duel).attack = [];
  };
}

const ONLY_ATTACKING = refuse('CMB-ATK-04');

/** In the Melee phase, when attacking, a Unit that would be destroyed is Wounded (PVP-EFX-04). */
export function destroyInDuel(q: Query, others: number, color: BasicColor | null): Outcome {
  const { phase, step, attacker } = q.s.duel as Duel;
  if (phase !== 'melee' || step !== 'attack' || attacker !== q.seat) return ONLY_ATTACKING;
  const units = rivals(q, color);
  return applyTo(askRival(q, units, whyNoRival(q, color)), (g, unit) => {
    open(g);
    woundRival(g, rivalOf(g), unit);
    for (const other of others === 0 ? [] : units) if (other !== unit) weakenRival(g, other, others);
  });
}

/** Asks first, then does it to the Unit chosen. */
function* applyTo(asking: Ask<Unit>, what: (g: Game, unit: Unit) => void): Ask<Change> {
  const unit = yield* asking;
  return g => what(g, unit);
}
