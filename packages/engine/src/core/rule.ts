import type { Effect } from './effect.ts';
import type { Ask } from './question.ts';
import type { Refusal } from './refusal.ts';
import { type FieldsOf, fields, isObject, type Shape } from './shape.ts';

/** What a rule does to the game once all is answered. It cannot ask: what still has to be asked is queued. */
export type Change<G> = (g: G) => void;

/** How one kind of effect resolves: refused, changed without questions, or questions first and then either. */
export type Rule<Q, G, E> = (q: Q, effect: E) => Refusal | Change<G> | Ask<Refusal | Change<G>>;

/** What is known of a kind of effect besides how it resolves. */
export interface RuleTraits<E> {
  /** While such an effect waits for its first answer nothing is half done: other seats may use standing options. */
  readonly calm?: boolean;
  /** It may still be answered when others have gone on: the next player may begin meanwhile (REW-06). */
  readonly mayWait?: boolean;
  /** It does not start while a late player still has something to answer. */
  readonly waits?: boolean;
  /** If its rule asks at all there is something to choose, so that a trial need not look further. */
  readonly sure?: boolean;
  /** Such an effect is possible in every position, so that it need not be tried at all. */
  readonly always?: (effect: E) => boolean;
  /** It takes mana itself, beyond what playing its card costs. */
  readonly pays?: boolean;
  /** What it would give, as data; null where that is no matter of numbers. */
  // biome-ignore lint/suspicious/noExplicitAny: what is given, and who looks, is the game's
  readonly gives?: (q: any, effect: E) => any;
  /** The words of such an effect when it is one of several to choose from. */
  readonly word?: (effect: E) => string;
}

/** Every entry has every trait: what all trials look up then has the same layout everywhere. */
const NO_TRAITS = {
  calm: false,
  mayWait: false,
  waits: false,
  sure: false,
  always: () => false,
  pays: false,
};

export interface RuleEntry {
  // biome-ignore lint/suspicious/noExplicitAny: rules of every kind of effect are stored side by side
  readonly rule: Rule<any, any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly traits: RuleTraits<any> & Required<Pick<RuleTraits<any>, keyof typeof NO_TRAITS>>;
  /** What such an effect looks like. */
  readonly shape: Shape<unknown>;
}

const entries = new Map<string, RuleEntry>();

/** The rule for one kind of effect. An unknown kind is a broken or foreign position. */
export function ruleOf(fx: string): RuleEntry {
  const entry = entries.get(fx);
  if (!entry) throw new Error(`no rule for the effect '${fx}'`);
  return entry;
}

/** Whether an effect is possible in every position, as far as that can be told from the effect alone. */
export const isAlwaysPossible = (effect: Effect): boolean => ruleOf(effect.fx).traits.always(effect);

/** Whether an effect, or one inside of it, is of a kind with this trait. */
export function hasInside(part: object, trait: 'pays' | 'waits'): boolean {
  const known = found[trait].get(part);
  if (known !== undefined) return known;
  const itself = 'fx' in part && typeof part.fx === 'string' && ruleOf(part.fx).traits[trait] === true;
  const inside = Object.values(part).filter((value): value is object => typeof value === 'object' && value !== null);
  const answer = itself || inside.some(other => hasInside(other, trait));
  found[trait].set(part, answer);
  return answer;
}

const found = { pays: new WeakMap<object, boolean>(), waits: new WeakMap<object, boolean>() };

export const isKnownEffect = (fx: string): boolean => entries.has(fx);

/** Effects are nested at most so deep; printed ones a third of it. */
const DEEPEST = 12;
let depth = 0;

/** An effect from outside: of a known kind, with the arguments of that kind. */
export const effectShape: Shape<Effect> = x => {
  if (!isObject(x)) return { where: '', message: 'expected an effect' };
  if (typeof x.fx !== 'string' || !isKnownEffect(x.fx)) return { where: 'fx', message: 'there is no such effect' };
  if (depth >= DEEPEST) return { where: '', message: 'effects are nested too deep' };
  depth++;
  try {
    return ruleOf(x.fx).shape(x);
  } finally {
    depth--;
  }
};

/** The arguments of an effect by name, each with its shape. */
export type Arguments = Readonly<Record<string, Shape<unknown>>>;

/** Makes effects of one kind; arguments may be left out only if all are optional. */
export type Constructor<K extends string, A> = (
  ...args: Record<never, never> extends A ? [args?: A] : [args: A]
) => { readonly fx: K } & A;

const anyWord: Shape<string> = () => null;

/**
 * Registers how one kind of effect resolves and what its arguments are; gives back the constructor of that effect. The
 * shapes of the arguments are their types too, and what a position from outside is checked against.
 */
export function ruleFor<Q, G>() {
  return <const K extends string, const F extends Arguments>(
    fx: K,
    args: F,
    rule: Rule<Q, G, Effect & FieldsOf<F>>,
    traits: RuleTraits<Effect & FieldsOf<F>> = {},
  ): Constructor<K, FieldsOf<F>> => {
    if (entries.has(fx)) throw new Error(`two rules for '${fx}'`);
    entries.set(fx, { rule, traits: { ...NO_TRAITS, ...traits }, shape: fields({ fx: anyWord, ...args }) });
    return (given?: FieldsOf<F>) => ({ fx, ...given }) as { readonly fx: K } & FieldsOf<F>;
  };
}
