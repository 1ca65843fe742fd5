import type { Turn } from '../../state/turn.ts';

/** A turn that has not started. */
export const newTurn = (): Turn => ({
  seat: null,
  part: 'movement',
  move: 0,
  influence: 0,
  heal: 0,
  path: [],
  moved: false,
  cardUsed: false,
  interacting: false,
  emptyHanded: false,
  exhausted: false,
  diceUsed: 0,
  diceTaken: 0,
  tacticUsed: false,
  again: false,
  crystalsSpent: [],
  unitUsed: null,
  recruited: 0,
  woundsToHand: 0,
  woundsToDiscard: 0,
  struck: false,
  spellsCast: [],
  unitsFought: [],
});
