import type { Query } from '@deedbook/engine';

/** Cards the dummy player turns over in a turn, and those a hero plays. */
const DUMMY_CARDS = 3.7;
const CARDS_A_TURN = 4.5;

/** How many turns are left in this Round, roughly. */
export function turnsLeft({ s, me }: Query): number {
  // Between Rounds, the last turns are those of the Round before.
  if (s.lastTurns !== null && s.turn.seat !== null) return s.lastTurns.length > 0 ? 1 : 0;
  if (s.dummy) return s.dummy.deck.length / DUMMY_CARDS + 1;
  return (me.hand.length + me.deck.length) / CARDS_A_TURN;
}
