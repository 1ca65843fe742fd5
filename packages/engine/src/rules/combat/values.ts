import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Combat, Foe, Name, Value } from '../../state/state.ts';
import { CARDS, type Element } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { happened } from '../lasting.ts';
import type { Query } from '../query.ts';
import { abilitiesOf, elementOf, enemyOf, fortifications, targetsOf } from './numbers.ts';

export type Reach = 'melee' | 'ranged' | 'siege';

const NOT_IN_COMBAT = refuse('CRD-20');
const NO_TARGET = refuse('CMB-GEN-06');
const ONLY_AT_RANGE = refuse('CMB-RNG-03');
const ONLY_SIEGE = refuse('CMB-RNG-05');
const NO_SIDEWAYS = refuse('CMB-RNG-07');

/** Why an Attack cannot be played now, or null. Values are assigned when they are played (CMB-GEN-06). */
export function whyNoAttack(q: Query, reach: Reach, sideways = false): Refusal | null {
  const { combat } = q;
  if (!combat || (combat.phase !== 'ranged' && combat.phase !== 'attack')) return NOT_IN_COMBAT;
  if (combat.phase === 'ranged') {
    if (sideways) return NO_SIDEWAYS;
    if (reach === 'melee') return ONLY_AT_RANGE;
  }
  if (combat.targets.length === 0) return NO_TARGET;
  if (combat.phase === 'ranged' && reach === 'ranged' && targetsOf(combat).some(foe => fortifications(foe) > 0))
    return ONLY_SIEGE;
  return null;
}

/** Why a Block cannot be played now, or null. */
export function whyNoBlock(q: Query): Refusal | null {
  const { combat } = q;
  if (combat?.phase !== 'block') return NOT_IN_COMBAT;
  return combat.targets.length === 0 ? NO_TARGET : null;
}

/** Adds a value to the attack or block being put together; `converted` if points of the turn were turned into it. */
export function addValue(
  g: Game,
  kind: Value['kind'],
  element: Element,
  n: number,
  from: Name,
  converted = false,
): void {
  const combat = g.s.combat as Combat;
  const about = { seat: g.seat, card: from, points: kind === 'block' ? 'block' : 'attack', converted };
  const gained = g.bent('gain', [{ from, op: 'base', n }], about);
  combat.values = [...combat.values, { kind, element, n: gained, from }];
  combat.opened = true;
  if (CARDS.has(from) && !converted) g.turn.struck = true;
  happened(g, { event: 'value', kind: kind === 'block' ? 'block' : 'attack', from, converted });
  g.tell({ news: 'value-added', seat: g.seat, kind, element, n: gained, card: from });
}

/** Abilities, attack colours and resistances shown on the token being blocked; Cold Fire counts as two colours. */
export function traitsOf(foe: Foe, at: number): number {
  const element = elementOf(foe, at);
  const colors = element === 'physical' ? 0 : element === 'cold-fire' ? 2 : 1;
  return abilitiesOf(foe).length + colors + enemyOf(foe).resistances.length;
}
