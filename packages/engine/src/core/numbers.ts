/**
 * One part of a number that players see. A number starts at its base; its terms apply in a fixed order (set, add,
 * multiply), so every total can be explained.
 */
export interface Term {
  /** Where this part comes from: an id the text package has a name for, such as `forest`, `level` or a card. */
  readonly from: string;
  readonly op: 'base' | 'set' | 'add' | 'times';
  readonly n: number;
  /** A negative `add` stops at `least`; a positive one stops at `most`. */
  readonly least?: number;
  readonly most?: number;
}

const ORDER = { base: 0, set: 1, add: 2, times: 3 } as const;

/**
 * Whether the player wants the number low (a cost) or high (a gain). If several effects set it, the better one counts.
 */
export type Better = 'low' | 'high';

/** The total of the terms, applied in the order that is best for the player. */
export function total(terms: readonly Term[], better: Better = 'low'): number {
  let n = 0;
  for (const term of inOrder(terms, better)) n = applyTerm(n, term);
  return n;
}

/**
 * The terms in the order they apply. For a cost, unlimited increases come first, then increases with a ceiling, then
 * reductions with the highest floor first, so that each reduction does as much as it can (MOV-07).
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

function applyTerm(n: number, { op, n: by, least, most }: Term): number {
  if (op === 'base' || op === 'set') return by;
  const result = op === 'add' ? n + by : n * by;
  // A floor stops a reduction but never raises a number that is already below it. The same goes for a ceiling.
  if (least !== undefined && result < least) return Math.min(n, least);
  if (most !== undefined && result > most) return Math.max(n, most);
  return result;
}
