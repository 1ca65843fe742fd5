import { isDeepStrictEqual } from 'node:util';
import { MageKnight, readPosition, type State, writePosition } from '@deedbook/engine';
import { answerIn, Broken, difference, type Invariant, mustBeSame } from './invariant.ts';
import { questionIn, questionOf } from './questions.ts';

/** The position is plain JSON: no undefined, NaN, functions or class instances. */
export const isPlainJson: Invariant = ({ state, json }) => {
  const read: unknown = JSON.parse(json);
  if (isDeepStrictEqual(read, state)) return undefined;
  throw new Broken(`JSON changes${difference(read, state, '') ?? ' something'}`);
};

/** A game read back from JSON asks the same and continues the same. */
export const goesOnFromJson: Invariant = moment => {
  const table = new MageKnight(JSON.parse(moment.json) as State);
  for (let seat = 0; seat < moment.state.players.length; seat++) {
    mustBeSame(questionIn(table, seat), questionOf(moment.session, seat), 'the question after a JSON round trip');
  }
  answerIn(table, moment, 'after a JSON round trip');
  return after => mustBeSame(JSON.stringify(table.state), after.json, 'the position after a JSON round trip');
};

/** A position written to a file can be read back, even in the middle of a decision. */
export const canBeWritten: Invariant = ({ state, json }) => {
  mustBeSame(JSON.stringify(readPosition(writePosition(state))), json, 'the position read from its file');
  return undefined;
};
