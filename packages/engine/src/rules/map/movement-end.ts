import type { Game } from '../game.ts';

/**
 * The movement part is over and the action begins: unspent Move and Influence points are lost (MOV-06, TRN-21), and no
 * other action follows in this turn.
 */
export function endMovement(g: Game): void {
  g.turn.part = 'action';
  g.turn.move = 0;
  g.turn.influence = 0;
}
