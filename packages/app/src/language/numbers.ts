/** A number with a true minus sign. */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** A change or a modifier, always with its sign. */
export const signed = (n: number): string => (n < 0 ? withMinus(n) : `+${n}`);
