import type { Game } from '../game.ts';

/**
 * Ends movement and starts the action: unspent Move and Influence points are lost (MOV-06, TRN-21), and no other action
 * is possible this turn.
 */
export function endMovement(g: Game): void {
  g.turn.part = 'action';
  g.turn.move = 0;
  g.turn.influence = 0;
}
