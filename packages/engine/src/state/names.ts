/** The id of a card, Unit, enemy, tile… in the catalogue. Copies of a card are interchangeable, so a name is enough. */
export type Name = string;

/** The one card no player wants. */
export const WOUND: Name = 'wound';

/** What a view shows instead of a name its seat may not know. */
export const HIDDEN: Name = '?';

/** What a view shows instead of a tile no player has seen: its back. */
export const COUNTRYSIDE_BACK: Name = '?countryside';
export const CORE_BACK: Name = '?core';
