import type { Name, Seat, State } from '@deedbook/engine';

/**
 * What a player can work out of the own deck: every card that is nowhere in sight, by name. Cards put unseen under a
 * Tactic cannot be told from those still in the deck, so both are listed; the order of the deck is lost on purpose.
 */
export function ownDeck(state: Readonly<State>, seat: Seat, nameOf: (card: Name) => string): readonly Name[] {
  const player = state.players[seat];
  if (!player) return [];
  return [...player.deck, ...player.tacticCards].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
}
