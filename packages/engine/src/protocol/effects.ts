import type { Effect } from '../core/effect.ts';

/**
 * The kinds of effect that can be printed on cards, Units, Skills, Tactics and sites, each with its constructor. The
 * file with the rule adds its kind here. Nothing else can be printed, and the text package does not compile without
 * words for each kind.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every file with such a rule adds to it
export interface Vocabulary {}

export type EffectKind = keyof Vocabulary;

/** An effect of one kind, with its arguments. */
export type EffectOf<K extends EffectKind> = ReturnType<Vocabulary[K]>;

/** An effect that something printed can have. */
export interface Printed extends Effect {
  readonly fx: EffectKind;
}

/** Whether an effect is of one kind; narrows its type. */
export const isOfKind = <K extends EffectKind>(effect: Effect, kind: K): effect is EffectOf<K> => effect.fx === kind;
