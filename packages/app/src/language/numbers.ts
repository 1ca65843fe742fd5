/** A number with a true minus sign. */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** A change or a modifier, always with its sign. */
export const signed = (n: number): string => (n < 0 ? withMinus(n) : `+${n}`);

/** A number with one digit after the decimal separator of the language. */
export const inTenths = (n: number, language: string): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    // No minus before a zero.
    signDisplay: 'negative',
  }).format(n);
