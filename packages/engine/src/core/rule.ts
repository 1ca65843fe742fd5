import type { Effect } from './effect.ts';
import type { Ask } from './question.ts';
import type { Refusal } from './refusal.ts';

/** What a rule does to the game once all is answered. It cannot ask: what still has to be asked is queued. */
export type Change<G> = (g: G) => void;

/** How one kind of effect resolves: refused, changed without questions, or questions first and then either. */
export type Rule<Q, G, E> = (q: Q, effect: E) => Refusal | Change<G> | Ask<Refusal | Change<G>>;

/** What is known of a kind of effect besides how it resolves. */
export interface RuleTraits<E> {
  /** While such an effect waits for its first answer nothing is half done: other seats may use standing options. */
  readonly calm?: boolean;
  /** If its rule asks at all there is something to choose, so that a trial need not look further. */
  readonly sure?: boolean;
  /** It takes mana itself, beyond what playing its card costs. */
  readonly pays?: boolean;
  /** The words of such an effect when it is one of several to choose from. */
  readonly word?: (effect: E) => string;
}

export interface RuleEntry {
  // biome-ignore lint/suspicious/noExplicitAny: rules of every kind of effect are stored side by side
  readonly rule: Rule<any, any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly traits: RuleTraits<any>;
}

const entries = new Map<string, RuleEntry>();

/** The rule for one kind of effect. An unknown kind is a broken or foreign position. */
export function ruleOf(fx: string): RuleEntry {
  const entry = entries.get(fx);
  if (!entry) throw new Error(`no rule for the effect '${fx}'`);
  return entry;
}

export const isKnownEffect = (fx: string): boolean => entries.has(fx);

/** Registers how one kind of effect resolves; gives back the constructor of that effect. */
export function ruleFor<Q, G>() {
  return <A extends object = Record<never, never>>(
    fx: string,
    rule: Rule<Q, G, Effect & A>,
    traits: RuleTraits<Effect & A> = {},
  ) => {
    if (entries.has(fx)) throw new Error(`two rules for '${fx}'`);
    entries.set(fx, { rule, traits });
    return (args?: A): Effect & A => ({ fx, ...args }) as Effect & A;
  };
}
