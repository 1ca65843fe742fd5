import type { Invariant } from './invariant.ts';
import { mustBeSame } from './invariant.ts';
import { questionOf } from './questions.ts';

/** Nothing others do changes what a player still making End of Turn choices is asked (REW-06). */
export const lateChoicesStand: Invariant = ({ session, state, seat }) => {
  const late = state.finishing?.seat ?? seat;
  if (late === seat) return undefined;
  const before = questionOf(session, late);
  return () => mustBeSame(questionOf(session, late), before, `what seat ${late} is asked meanwhile`);
};
