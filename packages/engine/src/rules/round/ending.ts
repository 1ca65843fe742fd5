import type { Seat } from '../../core/effect.ts';
import { DUMMY } from '../../state/state.ts';
import type { Game } from '../game.ts';
import type { Seen } from '../query.ts';

/** The seats that follow a seat in the Round Order, once around, ending with that seat itself. */
export function seatsAfter(order: readonly Seat[], seat: Seat): Seat[] {
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, at + 1)];
}

/** Whose turns are next, as far as known. */
export function turnsToCome({ order, current, lastTurns }: Seen): readonly Seat[] {
  return lastTurns ?? (current === null ? order : seatsAfter(order, current));
}

/**
 * Checks whether the scenario's end condition is met (RND-END-02). If so, every player gets one more turn, including
 * the one who met it but not the dummy player. If the End of the Round was announced already, the last turns of that
 * Round are the last of the game (RND-END-03). A turn given up for a full defense or a cooperative assault is not a
 * player's last: face-down Round Order tokens are turned face up.
 */
export function checkForEnd(g: Game): void {
  const { s } = g;
  if (s.ending || !g.scenario.isFulfilled(s)) return;
  s.ending = true;
  g.tell({ news: 'end-in-sight', scenario: s.options.scenario });
  if (s.lastTurns === null && s.turn.seat !== null) {
    s.lastTurns = seatsAfter(s.order, s.turn.seat).filter(seat => seat !== DUMMY);
    for (const player of s.players) player.tokenDown = false;
  }
}

/** Announces the End of the Round: every other player takes exactly one more turn (RND-ORD-06). */
export function announceEnd(g: Game, seat: Seat): void {
  const { s } = g;
  s.announcedBy = seat;
  if (seat === DUMMY) g.reveal(); // Counts as another player's decision (UND-11)
  if (s.lastTurns === null) s.lastTurns = seatsAfter(s.order, seat).slice(0, -1);
  g.tell({ news: 'end-of-round-announced', seat });
}
