import type { Printed } from '../../protocol/effects.ts';
import type { Card, CardType } from '../../rules/catalogue.ts';
import type { BasicColor } from '../../state/mana.ts';

/** A Basic Action. */
export const action = (color: BasicColor, types: readonly CardType[], basic: Printed, powered: Printed): Card => ({
  kind: 'basic-action',
  set: 'base',
  color,
  types,
  basic,
  powered,
  copies: 0,
});

/** An Advanced Action. */
export const advanced = (
  color: BasicColor,
  types: readonly CardType[],
  basic: Printed | null = null,
  powered: Printed | null = null,
): Card => ({ kind: 'advanced-action', set: 'base', color, types, basic, powered, copies: 1 });

/** A Spell. */
export const spell = (
  color: BasicColor,
  types: readonly CardType[],
  basic: Printed | null = null,
  powered: Printed | null = null,
): Card => ({ kind: 'spell', set: 'base', color, types, basic, powered, copies: 1 });

/** A Spell that acts against other players. */
export const competitiveSpell = (...printed: Parameters<typeof spell>): Card => ({
  ...spell(...printed),
  competitive: true,
});

/** An Artifact: thrown away for its powered effect. */
export const artifact = (
  types: readonly CardType[],
  basic: Printed | null = null,
  powered: Printed | null = null,
): Card => ({ kind: 'artifact', set: 'base', color: null, types, basic, powered, copies: 1 });

/** An Artifact that is attached to a Unit. */
export const banner = (...printed: Parameters<typeof artifact>): Card => ({ ...artifact(...printed), banner: true });
