/** The expected and actual values, or null if they match. */
export type Outcome = { readonly expected: unknown; readonly actual: unknown } | null;

/** Equal values: numbers, words, lists in order, records in any field order. */
export const exact = (expected: unknown, actual: unknown): Outcome =>
  isSame(expected, actual) ? null : { expected, actual };

export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((x, i) => isSame(x, b[i]));
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}

/** The same members in any order. */
export function bag(expected: readonly string[], actual: readonly string[]): Outcome {
  return isSame([...expected].sort(), [...actual].sort()) ? null : { expected, actual };
}

/** A pile from its top; `...` at the end allows anything below. */
export function pileOf(expected: readonly string[], actual: readonly string[]): Outcome {
  const open = expected.at(-1) === '...';
  const top = open ? expected.slice(0, -1) : expected;
  return isSame(top, open ? actual.slice(0, top.length) : actual) ? null : { expected, actual };
}

/** A list compared with some function, or only counted. */
export function measured(
  expected: readonly string[] | number,
  actual: readonly string[],
  compare: (expected: readonly string[], actual: readonly string[]) => Outcome,
): Outcome {
  if (typeof expected !== 'number') return compare(expected, actual);
  return actual.length === expected ? null : { expected, actual: `${actual.length} ${shown(actual)}` };
}

/** A value in one line, as a case would write it. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${shown(inner)}`)
    .join(', ')} }`;
}
