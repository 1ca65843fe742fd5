import type { Choice } from '@deedbook/engine';
import { Broken, type Invariant } from './invariant.ts';

const NONSENSE = 'walk backwards';

/**
 * Asking why returns null for what is offered and a reason for nonsense. It changes nothing, which is checked after all
 * looking.
 */
export const askingWhyIsHarmless: Invariant = ({ session, seat, asked, key, turn }) => {
  const other = (asked.choices[turn % asked.choices.length] as Choice).key;
  for (const offered of new Set([key, other])) {
    const refusal = session.why(seat, offered);
    if (refusal) throw new Broken(`'${offered}' is offered, but would be refused by ${refusal.rule}`);
  }
  if (!session.why(seat, NONSENSE)) throw new Broken(`'${NONSENSE}' would be taken as an answer`);
  if (!session.answer(seat, NONSENSE)) throw new Broken(`'${NONSENSE}' was taken as an answer`);
  if (!session.answer(seat, key, asked.answers - 1)) throw new Broken('a late answer was taken');
  return undefined;
};
