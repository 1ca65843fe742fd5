import type { Printed } from '../../protocol/effects.ts';
import type { Card, CardType } from '../../rules/catalogue.ts';
import type { BasicColor } from '../../state/mana.ts';
import type { ContentSet } from '../../state/options.ts';

type Effects = [basic?: Printed | null, powered?: Printed | null];

/** Notation for the cards of one set: the kind of card, then what is printed on it. */
export function cardsOf(set: ContentSet = 'base') {
  const card = (kind: Card['kind'], color: BasicColor | null, types: readonly CardType[], effects: Effects): Card => {
    const [basic = null, powered = null] = effects;
    return { kind, set, color, types, basic, powered, copies: 1 };
  };
  const spell = (color: BasicColor, types: readonly CardType[], ...effects: Effects): Card =>
    card('spell', color, types, effects);
  const artifact = (types: readonly CardType[], ...effects: Effects): Card => card('artifact', null, types, effects);
  return {
    /** A Basic Action; the heroes' starting decks decide how many copies there are. */
    action: (color: BasicColor, types: readonly CardType[], basic: Printed, powered: Printed): Card => ({
      ...card('basic-action', color, types, [basic, powered]),
      copies: 0,
    }),
    /** An Advanced Action. */
    advanced: (color: BasicColor, types: readonly CardType[], ...effects: Effects): Card =>
      card('advanced-action', color, types, effects),
    spell,
    /** A Spell that works against other players. */
    competitiveSpell: (...printed: Parameters<typeof spell>): Card => ({ ...spell(...printed), competitive: true }),
    /** Thrown away for its powered effect. */
    artifact,
    /** An Artifact that is attached to a Unit. */
    banner: (...printed: Parameters<typeof artifact>): Card => ({ ...artifact(...printed), banner: true }),
  };
}
