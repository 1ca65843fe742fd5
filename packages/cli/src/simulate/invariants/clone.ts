import { isDeepStrictEqual } from 'node:util';
import { cloneState, MageKnight } from '@deedbook/engine';
import { answerIn, Broken, difference, type Invariant, mustBeSame } from './invariant.ts';

/** A clone is independent: playing on in it leaves the original unchanged and gives the same result. */
export const clonesAreTrue: Invariant = moment => {
  const { state, json } = moment;
  const clone = cloneState(state);
  const deep = structuredClone(state);
  if (!isDeepStrictEqual(clone, deep)) throw new Broken(`the copy differs at${difference(clone, deep, '')}`);
  const table = new MageKnight(clone);
  answerIn(table, moment, 'in a copy');
  mustBeSame(JSON.stringify(state), json, 'the original after its copy was played on');
  return after => mustBeSame(JSON.stringify(table.state), after.json, 'the position of the copy');
};
