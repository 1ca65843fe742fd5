export const BASIC_COLORS = ['red', 'blue', 'green', 'white'] as const;
export type BasicColor = (typeof BASIC_COLORS)[number];

/** The faces of a mana die. */
export const COLORS = [...BASIC_COLORS, 'gold', 'black'] as const;
export type Color = (typeof COLORS)[number];

export const isBasic = (color: Color): color is BasicColor => color !== 'gold' && color !== 'black';

/** How many crystals of one color a player can store (MAN-03). */
export const MOST_CRYSTALS = 3;

export type Crystals = Readonly<Record<BasicColor, number>>;
export const NO_CRYSTALS: Crystals = { red: 0, blue: 0, green: 0, white: 0 };
