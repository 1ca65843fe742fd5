import type { Scene } from '../scene/scene.ts';
import type { Phase } from '../state/combat.ts';
import { type Playing, playing } from './playing.ts';

/** The first hero with these Skills and an empty Source. */
export const skilled = (skills: string | readonly string[], scene: Scene = {}): Playing =>
  playing({ source: [], hand: ['march'], ...scene, skills: typeof skills === 'string' ? [skills] : skills });

/** The same in a phase of a fight against Swordsmen (Armor 5, Attack 6), who are already the target. */
export const fighting = (skills: string | readonly string[], phase: Phase, scene: Scene = {}): Playing =>
  skilled(skills, {
    combat: { enemies: ['swordsmen'], targets: phase === 'damage' ? [] : ['swordsmen'], phase },
    ...scene,
  });

/** Attack and Block played so far. */
export const values = (p: Playing): unknown[] | undefined =>
  p.state.combat?.values.map(({ kind, element, n }) => [kind, element, n]);

/** Ends the active player's turn, discarding only what it must. */
export function endTurn(p: Playing): Playing {
  p.answer('end-turn');
  while (p.prompt === 'discard-step') p.answer(p.offered('done')[0] ?? (p.offered()[0] as string));
  return p;
}
