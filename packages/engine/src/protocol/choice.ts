import type { Seat } from '../core/effect.ts';
import type * as core from '../core/question.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Act, Attempt } from './acts.ts';
import { formOf, spotIdOf, writeKey } from './keys.ts';
import type { AboutOf, Prompt } from './prompts.ts';
import type { Spot, SpotKind } from './spots.ts';

/** One possible answer: the key to send back, where on the table it is found, and what it does. */
export interface Choice<A extends Attempt = Act> {
  readonly key: string;
  readonly at?: Spot;
  readonly act: A;
}

/** A choice and its value for the rule that asks. */
export type Option<T = unknown> = core.Option<T, Choice>;

/** The choice for an act; `at` overrides the usual place. */
export function choice<A extends Attempt>(act: A, at?: SpotKind | Spot | null): Choice<A> {
  const form = formOf(act.act);
  const key = writeKey(act, form);
  const place = at === undefined ? form.spot : at;
  if (place === null) return { key, act };
  return { key, at: typeof place === 'object' ? place : { kind: place, id: spotIdOf(act, form, place, key) }, act };
}

export const option = <T>(act: Act, value: T, at?: SpotKind | Spot | null): Option<T> => ({
  choice: choice(act, at),
  value,
});

interface Plain {
  readonly always?: boolean;
  readonly refused?: (key: string) => Refusal | null;
}

/** What a question needs besides its options. `about` may be omitted only if the prompt has no details. */
export type Extras<P extends Prompt> =
  Record<never, never> extends AboutOf<P>
    ? [extras?: Plain & { readonly about?: AboutOf<P> }]
    : [extras: Plain & { readonly about: AboutOf<P> }];

const NO_EXTRAS: Plain & { readonly about?: object } = {};

/** A question for one seat. */
export function question<P extends Prompt, T>(
  seat: Seat,
  prompt: P,
  options: readonly Option<T>[],
  ...[extras]: Extras<P>
): core.Question<T, Choice> {
  const { always = false, about, refused } = (extras ?? NO_EXTRAS) as Plain & { readonly about?: object };
  return { seat, prompt, options, always, about, refused };
}

/** Asks one seat; `yield* ask(…)` returns the value of the chosen option. */
export function* ask<P extends Prompt, T>(
  seat: Seat,
  prompt: P,
  options: readonly Option<T>[],
  ...extras: Extras<P>
): core.Ask<T> {
  return (yield question(seat, prompt, options, ...extras)) as T;
}
