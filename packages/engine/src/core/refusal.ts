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

const NOTHING: About = {};

/** Refuses with the id of a rule of the specification. Reasons that need no detail should be kept as constants. */
export const refuse = (rule: string, about: About = NOTHING): Refusal => new Refusal(rule, about);
