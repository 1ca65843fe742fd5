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

/** Whether the player wants a number low (a cost) or high (a yield): of several effects that name it, the better counts. */
export type Better = 'low' | 'high';

/** The total of some terms, in the order best for the player. */
export function total(terms: readonly Term[], better: Better = 'low'): number {
  let n = 0;
  for (const term of inOrder(terms, better)) n = bend(n, term);
  return n;
}

/**
 * The terms in the order in which they are folded. Among additions those with a ceiling come first, then reductions with
 * the highest floor: each of them then does as much good as it can. What makes a cost higher without end comes before all
 * of them (MOV-07).
 */
export const inOrder = (terms: readonly Term[], better: Better = 'low'): Term[] =>
  [...terms].sort((a, b) => {
    if (a.op !== b.op) return ORDER[a.op] - ORDER[b.op];
    if (a.op === 'set') return better === 'low' ? b.n - a.n : a.n - b.n;
    return turnOf(a, better) - turnOf(b, better) || floor(b) - floor(a);
  });

const turnOf = ({ n, most }: Term, better: Better): number => {
  if (most !== undefined) return 1;
  return better === 'low' && n > 0 ? 0 : 2;
};

const floor = (term: Term) => term.least ?? Number.NEGATIVE_INFINITY;

function bend(n: number, { op, n: by, least, most }: Term): number {
  if (op === 'base' || op === 'set') return by;
  const bent = op === 'add' ? n + by : n * by;
  // A floor stops a reduction; it never lifts what is already below it. The same for a ceiling.
  if (least !== undefined && bent < least) return Math.min(n, least);
  if (most !== undefined && bent > most) return Math.max(n, most);
  return bent;
}
