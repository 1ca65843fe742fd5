import { isDeepStrictEqual } from 'node:util';
import { cloneState, MageKnight } from '@deedbook/engine';
import { answerIn, Broken, difference, type Invariant, mustBeSame } from './invariant.ts';

/**
 * A clone is independent: playing on in it leaves the original unchanged, which is checked after all looking, and gives
 * the same result.
 */
export const clonesAreTrue: Invariant = moment => {
  const { state } = moment;
  const clone = cloneState(state);
  if (!isDeepStrictEqual(clone, state)) throw new Broken(`the copy differs at${difference(clone, state, '')}`);
  const table = new MageKnight(clone);
  answerIn(table, moment, 'in a copy');
  return after => mustBeSame(JSON.stringify(table.state), after.json, 'the position of the copy');
};
