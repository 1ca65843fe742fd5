/** A number with a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
