import { enemiesOf } from '../combat/enemies.ts';
import type { OtherSide } from '../combat/opponent.ts';
import { rivalsOf } from '../duel/rivals.ts';
import { isInCombat, isInDuel, type Query } from '../query.ts';

/** The opponents of this seat: enemies, or the Units of another player; null if it is not fighting. */
export const otherSide = (q: Query): OtherSide | null =>
  isInDuel(q) ? rivalsOf(q) : isInCombat(q) ? enemiesOf(q) : null;
