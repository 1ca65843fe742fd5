import type { About } from '../../core/refusal.ts';

/*
 * What can be wrong with a game setup. Most of it is not forbidden by a rule of the game, so it is not a refusal, but
 * it is put into words the same way.
 */

export const SETUP_FAULTS = [
  /** A field or value that no setup has; `about.where` says where. */
  'malformed',
  /** Not 1 to 64 plain characters. */
  'seed',
  /** Something that does not exist; `about.what` says what kind of thing. */
  'unknown',
  /** Something from a set that is not in play. */
  'foreign',
  /** The base game cannot be left out. */
  'base',
  'players',
  'mode',
  /** A map that belongs to another scenario. */
  'map',
  /** The scenario leaves no choice; `about.rule` says why. */
  'locked',
  /** Numbers outside their ranges. */
  'numbers',
  /** GAM-05 */
  'same-hero',
  /** Not two teams of the same size. */
  'teams',
  /** A variant that does not fit this game; `about.rule` says why. */
  'unfit',
  /** Two variants that cannot be combined. */
  'apart',
  /** The same variant twice. */
  'twice',
] as const;

/** Why a game cannot be set up: the kind of fault, and the details. */
export interface SetupFault {
  readonly kind: (typeof SETUP_FAULTS)[number];
  readonly about: About;
}

export const fault = (kind: SetupFault['kind'], about: About = {}): SetupFault => ({ kind, about });

/** A fault for programmers: `unknown (what hero, name gandalf)`. For players, `packages/text` words it. */
export function describeFault({ kind, about }: SetupFault): string {
  const details = Object.entries(about).map(([word, value]) => `${word} ${value}`);
  return details.length === 0 ? kind : `${kind} (${details.join(', ')})`;
}
