import type { About } from '../../core/refusal.ts';

/*
 * What can be wrong with how a game is to be set up. No rule of the game refuses most of it, so it is not a refusal; it
 * is said in words in the same way.
 */

export const SETUP_FAULTS = [
  /** Something that no set-up has, or a value that no game can have; `about.where` says where. */
  'malformed',
  /** Not 1 to 64 plain characters. */
  'seed',
  /** Something that does not exist; `about.what` says of which kind. */
  'unknown',
  /** Something of a set that is not played with. */
  'foreign',
  /** The base game cannot be left out. */
  'base',
  'players',
  'mode',
  /** A map that belongs to another scenario. */
  'map',
  /** The scenario leaves no choice; `about.rule` says why. */
  'locked',
  /** Not a number in each of the ranges. */
  'numbers',
  /** GAM-05 */
  'same-hero',
  /** Not two teams of the same size. */
  'teams',
  /** A variant that does not fit this game; `about.rule` says why. */
  'unfit',
  /** Two variants that cannot be combined. */
  'apart',
  /** A variant that is named twice. */
  'twice',
] as const;

/** Why a game cannot be set up as it was agreed on: the kind of fault, and what it is about. */
export interface SetupFault {
  readonly kind: (typeof SETUP_FAULTS)[number];
  readonly about: About;
}

export const fault = (kind: SetupFault['kind'], about: About = {}): SetupFault => ({ kind, about });

/** A fault for programmers: `unknown (what hero, name gandalf)`. Players are told by `packages/text`. */
export function sayFault({ kind, about }: SetupFault): string {
  const details = Object.entries(about).map(([word, value]) => `${word} ${value}`);
  return details.length === 0 ? kind : `${kind} (${details.join(', ')})`;
}
