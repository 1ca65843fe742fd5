import { CARDS } from '../rules/catalogue.ts';
import type { Scene } from '../scene/scene.ts';
import type { Phase } from '../state/combat.ts';
import { type Playing, playing } from './playing.ts';

/** A hero at night with a Spell in hand and the mana for both of its effects. */
export const withSpell = (card: string, scene: Scene = {}): Playing =>
  playing({ time: 'night', source: [], hand: [card], mana: [CARDS.get(card).color ?? 'gold', 'black'], ...scene });

/** The same in combat; the first enemy is the target unless none is wanted. */
export function castingAt(
  card: string,
  enemies: readonly string[],
  phase: Phase,
  {
    targets = enemies.slice(0, 1).map(enemy => enemy.split(' ')[0] as string),
    ...scene
  }: Scene & {
    targets?: readonly string[];
  } = {},
): Playing {
  const aimed = phase === 'damage' ? [] : targets;
  return withSpell(card, { combat: { enemies, phase, targets: aimed, ...scene.combat }, ...scene });
}

/** Kind, element and number of the values played against the targets. */
export const valuesOf = (p: Playing) => p.state.combat?.values.map(({ kind, element, n }) => [kind, element, n]);
