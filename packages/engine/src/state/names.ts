/** The id of a card, Unit, enemy, tile… in the catalogue. Copies of a card are interchangeable, so a name is enough. */
export type Name = string;

/** The Wound card. */
export const WOUND: Name = 'wound';

/** What a view shows instead of a name its seat may not know. */
export const HIDDEN: Name = '?';

/** What a view shows instead of a tile that has not been revealed: its back. */
export const COUNTRYSIDE_BACK: Name = '?countryside';
export const CORE_BACK: Name = '?core';
