import type { Effect } from '../../core/effect.ts';
import type { Card, CardType, Names } from '../../rules/catalogue.ts';
import type { BasicColor } from '../../state/mana.ts';

/** A Basic Action. */
export const action = (
  color: BasicColor,
  names: Names,
  types: readonly CardType[],
  basic: Effect,
  powered: Effect,
): Card => ({ names, kind: 'basic-action', set: 'base', color, types, basic, powered, copies: 0 });

/** An Advanced Action. */
export const advanced = (
  color: BasicColor,
  names: Names,
  types: readonly CardType[],
  basic: Effect | null = null,
  powered: Effect | null = null,
): Card => ({ names, kind: 'advanced-action', set: 'base', color, types, basic, powered, copies: 1 });

/** A Spell, with the name of its strong effect. */
export const spell = (
  color: BasicColor,
  names: Names,
  strongNames: Names,
  types: readonly CardType[],
  basic: Effect | null = null,
  powered: Effect | null = null,
): Card => ({ names, strongNames, kind: 'spell', set: 'base', color, types, basic, powered, copies: 1 });

/** A Spell that acts against other players. */
export const competitiveSpell = (...printed: Parameters<typeof spell>): Card => ({
  ...spell(...printed),
  competitive: true,
});

/** An Artifact: thrown away for its powered effect. */
export const artifact = (
  names: Names,
  types: readonly CardType[],
  basic: Effect | null = null,
  powered: Effect | null = null,
): Card => ({ names, kind: 'artifact', set: 'base', color: null, types, basic, powered, copies: 1 });

/** An Artifact that is attached to a Unit. */
export const banner = (...printed: Parameters<typeof artifact>): Card => ({ ...artifact(...printed), banner: true });
