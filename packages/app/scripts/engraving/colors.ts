/** The few colors all pictures share. */
export const STEEL = '#c9cdd0';
export const GOLD = '#d9a52b';
export const RED = '#a52a22';
export const FLAME = '#e0862f';
export const ICE = '#a9d3e6';
export const BLUE = '#2f5f9e';
export const GREEN = '#5d8a45';
export const BONE = '#efe6d2';
export const WOOD = '#8f6438';
export const STONE = '#b3aa9c';
export const SKIN = '#f0dcc0';
export const VIOLET = '#6b4a86';
export const DARK = '#2c2420';
