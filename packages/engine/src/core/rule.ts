import type { Effect } from './effect.ts';
import type { Ask } from './question.ts';
import type { Refusal } from './refusal.ts';
import { type FieldsOf, fields, isObject, type Shape } from './shape.ts';

/** What a rule does to the game once everything is answered. It cannot ask; further questions are queued as effects. */
export type Change<G> = (g: G) => void;

/** How one kind of effect resolves: it is refused, it changes the game, or it asks first and then does either. */
export type Rule<Q, G, E> = (q: Q, effect: E) => Refusal | Change<G> | Ask<Refusal | Change<G>>;

/** The moments in which an effect is certainly possible, and those in which it may be: sets of moments, as bits. */
export interface When {
  readonly surely: number;
  readonly maybe: number;
}

/** Nothing is known: it has to be tried. */
const PERHAPS: When = { surely: 0, maybe: -1 };

/** Facts about a kind of effect, apart from how it resolves. */
export interface RuleTraits<E> {
  /** While it waits for its first answer nothing is half done, so other seats may use standing options. */
  readonly calm?: boolean;
  /** The others need not wait for its answer: the next player may start meanwhile (REW-06). */
  readonly mayWait?: boolean;
  /** It does not start while a late player still has something to answer. */
  readonly waits?: boolean;
  /** If its rule asks at all, there is something to choose, so checking whether it is possible can stop there. */
  readonly sure?: boolean;
  /** When the effect is possible, as far as the moment alone tells, so that it need not be tried. */
  readonly when?: (effect: E) => When;
  /** It takes mana itself, on top of what playing its card costs. */
  readonly pays?: boolean;
  /** What it would give, as data; null if that cannot be put in numbers. */
  // biome-ignore lint/suspicious/noExplicitAny: what is given, and who looks, is the game's
  readonly gives?: (q: any, effect: E) => any;
  /** The word that stands for the effect when it is one of several to choose from. */
  readonly word?: (effect: E) => string;
}

/** Every entry has every trait, so that all entries share one object layout in hot code. */
const NO_TRAITS = {
  calm: false,
  mayWait: false,
  waits: false,
  sure: false,
  when: () => PERHAPS,
  pays: false,
};

export interface RuleEntry {
  // biome-ignore lint/suspicious/noExplicitAny: rules of every kind of effect are stored side by side
  readonly rule: Rule<any, any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly traits: RuleTraits<any> & Required<Pick<RuleTraits<any>, keyof typeof NO_TRAITS>>;
  /** The arguments such an effect has. */
  readonly shape: Shape<unknown>;
}

const entries = new Map<string, RuleEntry>();

/** The rule for one kind of effect. An unknown kind means a corrupt or foreign position. */
export function ruleOf(fx: string): RuleEntry {
  const entry = entries.get(fx);
  if (!entry) throw new Error(`no rule for the effect '${fx}'`);
  return entry;
}

/** When an effect is possible, as far as the moment alone tells. */
export const whenPossible = (effect: Effect): When => ruleOf(effect.fx).traits.when(effect);

/** Whether an effect, or one nested in it, is of a kind with this trait. */
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

/** How deep effects may be nested. Printed effects use a third of it. */
const DEEPEST = 12;
let depth = 0;

/** An effect from outside: a known kind, with the arguments of that kind. */
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

/** Makes effects of one kind. The arguments may be omitted only if all of them are optional. */
export type Constructor<K extends string, A> = (
  ...args: Record<never, never> extends A ? [args?: A] : [args: A]
) => { readonly fx: K } & A;

const anyWord: Shape<string> = () => null;

/**
 * Registers how one kind of effect resolves and what its arguments are, and returns its constructor. The shapes of the
 * arguments also give their types, and are used to check positions from outside.
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
    // Effects are never changed once made: one without arguments is always the same.
    const plain = { fx } as { readonly fx: K } & FieldsOf<F>;
    return (given?: FieldsOf<F>) => (given === undefined ? plain : { fx, ...given });
  };
}
