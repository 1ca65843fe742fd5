import { whyNotSetUp } from '@deedbook/engine';
import { type Draft, setupOf } from './draft.ts';

/** What keeps a game from beginning, as far as words are needed for it. */
export type WhyNot = 'nobody' | 'seed' | 'heroes' | 'teams' | 'cityLevels' | 'variants' | 'sets' | 'players' | 'other';

/** The engine says it in English for programmers; these are told apart to be said to players. */
const SIGNS: readonly (readonly [RegExp, WhyNot])[] = [
  [/^a seed/, 'seed'],
  [/same hero|no hero/, 'heroes'],
  [/teams/, 'teams'],
  [/cityLevels/, 'cityLevels'],
  [/variant/, 'variants'],
  [/belongs to|no set|base game/, 'sets'],
  [/players/, 'players'],
];

export function explain(draft: Draft): { readonly kind: WhyNot; readonly detail: string | null } | null {
  const detail = whyNotSetUp(setupOf(draft));
  if (detail !== null) return { kind: SIGNS.find(([sign]) => sign.test(detail))?.[1] ?? 'other', detail };
  // A game without a person could run, but there would be nobody to look at it with.
  return draft.seats.some(({ who }) => who === 'person') ? null : { kind: 'nobody', detail: null };
}
