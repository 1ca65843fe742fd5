import type { Effect } from '../core/effect.ts';

/**
 * The kinds of effect that cards, Units, Skills, Tactics and sites are written in, each with its constructor. The file
 * that has the rule adds the kind here. Nothing else can be printed, and text has words for each or does not compile.
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

/** Whether an effect is of one kind, whose arguments it then has. */
export const isOfKind = <K extends EffectKind>(effect: Effect, kind: K): effect is EffectOf<K> => effect.fx === kind;
