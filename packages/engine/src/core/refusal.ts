/** What a refusal needs to be told in words: names, numbers and lists of them, nothing that belongs to one language. */
export type About = { readonly [word: string]: string | number | boolean | readonly string[] | readonly number[] };

/** Why something cannot be done now: the id of the rule that forbids it and what that rule was about. */
export class Refusal {
  readonly rule: string;
  readonly about: About;

  constructor(rule: string, about: About) {
    this.rule = rule;
    this.about = about;
  }
}

/** What refusals say besides their rule, by its id; a game adds its own. One that is not here has nothing to add. */
export interface Details {
  'NOT-ASKED': { readonly key: string; readonly seat?: number };
  'UNKNOWN-ANSWER': { readonly key: string; readonly prompt?: string };
}

/** What has to be said of a rule: nothing, or its details, which may be left out if all of them are optional. */
type DetailsOf<R extends string> = R extends keyof Details
  ? Record<never, never> extends Details[R]
    ? [about?: Details[R]]
    : [about: Details[R]]
  : [];

const NOTHING: About = {};

/** Refuses with the id of a rule of the specification. Refusals without details should be kept as constants. */
export const refuse = <R extends string>(rule: R, ...[about]: DetailsOf<R>): Refusal =>
  new Refusal(rule, (about as About | undefined) ?? NOTHING);
