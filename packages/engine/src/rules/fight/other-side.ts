import { enemiesOf } from '../combat/enemies.ts';
import type { OtherSide } from '../combat/opponent.ts';
import { rivalsOf } from '../duel/rivals.ts';
import { isInCombat, isInDuel, type Query } from '../query.ts';

/** Whom this seat fights: enemies, or the Units of another player; null when it does not fight. */
export const otherSide = (q: Query): OtherSide | null =>
  isInDuel(q) ? rivalsOf(q) : isInCombat(q) ? enemiesOf(q) : null;
