import { type SetupFault, whyNotSetUp } from '@deedbook/engine';
import { type Draft, setupOf } from './draft.ts';

/** What keeps a game from starting: its options, or that no one would play. */
export function whyNot(draft: Draft): SetupFault | 'nobody' | null {
  const fault = whyNotSetUp(setupOf(draft));
  if (fault !== null) return fault;
  return draft.seats.some(({ who }) => who === 'person') ? null : 'nobody';
}
