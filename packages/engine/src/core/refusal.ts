/** The details a refusal needs to be put into words: names, numbers and lists of them, nothing language-specific. */
export type About = { readonly [word: string]: string | number | boolean | readonly string[] | readonly number[] };

/** Why something cannot be done now: the id of the rule that forbids it, and the details. */
export class Refusal {
  readonly rule: string;
  readonly about: About;

  constructor(rule: string, about: About) {
    this.rule = rule;
    this.about = about;
  }
}

/** The details of each refusal, by rule id; a game adds its own. A rule not listed here has none. */
export interface Details {
  'NOT-ASKED': { readonly key: string; readonly seat?: number };
  'UNKNOWN-ANSWER': { readonly key: string; readonly prompt?: string };
}

/** The arguments for the details of a rule: none, or its details, which are optional if every field is. */
type DetailsOf<R extends string> = R extends keyof Details
  ? Record<never, never> extends Details[R]
    ? [about?: Details[R]]
    : [about: Details[R]]
  : [];

const NOTHING: About = {};

/** Refuses with a rule id of the specification. Keep refusals without details as constants. */
export const refuse = <R extends string>(rule: R, ...[about]: DetailsOf<R>): Refusal =>
  new Refusal(rule, (about as About | undefined) ?? NOTHING);
