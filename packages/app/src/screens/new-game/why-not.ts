import { type SetupFault, whyNotSetUp } from '@deedbook/engine';
import { type Draft, setupOf } from './draft.ts';

/** What keeps a game from beginning: what was agreed on, or that nobody would look at it. */
export function whyNot(draft: Draft): SetupFault | 'nobody' | null {
  const fault = whyNotSetUp(setupOf(draft));
  if (fault !== null) return fault;
  return draft.seats.some(({ who }) => who === 'person') ? null : 'nobody';
}
