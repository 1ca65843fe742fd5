/** A symbol for each color of mana, on a grid of 24: flame, drop, leaf, star, sun, moon. */
export const MANA_SYMBOLS: Readonly<Record<string, string>> = {
  red: 'M13 2c1 4 6 6 6 12a7 7 0 0 1-14 1c0-4 2-5 3-8 1 1 2 2 2 4 2-2 4-5 3-9m-1 18c2 0 3-1 3-3s-2-3-2-5c-2 1-4 3-4 5s1 3 3 3',
  blue: 'M12 2c4 5 7 8 7 12a7 7 0 0 1-14 0c0-4 3-7 7-12m-4 11c-1 3 1 6 4 6v-2c-2 0-3-2-3-4Z',
  green: 'M20 3c1 9-2 15-9 15-2 0-3 0-4-1l-3 4-2-1 4-5C4 8 10 4 20 3m-4 4c-4 2-7 5-8 8 4-2 6-4 8-8',
  white: 'M12 1l2.5 8.5L23 12l-8.5 2.5L12 23l-2.5-8.5L1 12l8.5-2.5Z',
  gold: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10M10.5 5 12 1l1.5 4ZM10.5 19 12 23l1.5-4ZM5 10.5 1 12l4 1.5ZM19 10.5 23 12l-4 1.5ZM6 8.2 4.2 4.2 8.2 6ZM15.8 18l4 1.8L18 15.8ZM15.8 6l4-1.8L18 8.2ZM8.2 18l-4 1.8L6 15.8Z',
  black: 'M15 2a10.5 10.5 0 1 0 7 14.5A8.5 8.5 0 0 1 15 2m4 3 .8 2.2L22 8l-2.2.8L19 11l-.8-2.2L16 8l2.2-.8Z',
};

/** Mana of an unknown color. */
export const ANY_MANA = 'M12 3l9 9-9 9-9-9Z';
