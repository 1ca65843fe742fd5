/**
 * A number that players see is folded from its base and what bends it, in a fixed order: set, add, multiply. Each part is
 * a term, so that any total can say what it is made of.
 */
export interface Term {
  /** What gives this part: a word the text package can name, such as `forest`, `level` or the name of a card. */
  readonly from: string;
  readonly op: 'base' | 'set' | 'add' | 'times';
  readonly n: number;
  /** An `add` that lowers stops at this value, and one that raises stops at `most`. */
  readonly least?: number;
  readonly most?: number;
}

const ORDER = { base: 0, set: 1, add: 2, times: 3 } as const;

/**
 * The total of some terms. Of several effects that name a value the lowest counts, and reductions with the highest floor
 * come first: the order best for the player who pays (MOV-07).
 */
export function total(terms: readonly Term[]): number {
  let n = 0;
  for (const term of inOrder(terms)) n = bend(n, term);
  return n;
}

/** The terms in the order in which they are folded. */
export const inOrder = (terms: readonly Term[]): Term[] =>
  [...terms].sort((a, b) => ORDER[a.op] - ORDER[b.op] || (a.op === 'set' ? b.n - a.n : floor(b) - floor(a)));

const floor = (term: Term) => term.least ?? Number.NEGATIVE_INFINITY;

function bend(n: number, { op, n: by, least, most }: Term): number {
  if (op === 'base' || op === 'set') return by;
  const bent = op === 'add' ? n + by : n * by;
  // A floor stops a reduction; it never lifts what is already below it. The same for a ceiling.
  if (least !== undefined && bent < least) return Math.min(n, least);
  if (most !== undefined && bent > most) return Math.max(n, most);
  return bent;
}
