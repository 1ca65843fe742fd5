import { type Name, type Query, WOUND } from '@deedbook/engine';

/* What a player holds. */

/** Wounds in hand. */
export const woundsIn = ({ me }: Query): number => me.hand.length - playable(me.hand).length;

/** The cards that can be played. */
export const playable = (hand: readonly Name[]): Name[] => hand.filter(card => card !== WOUND);
