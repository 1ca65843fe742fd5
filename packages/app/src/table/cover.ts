/** A question and what was played need so much: kept free, or the map would move at every answer. */
const LEAST_ASKED = 136;
const LEAST_PART = 0.16;
/** Whatever is asked, the map keeps the rest. */
const MOST_PART = 0.62;

interface Cover {
  readonly edge: 'top' | 'right' | 'bottom' | 'left';
  readonly px: number;
  /** It is what is asked, which grows and shrinks. */
  readonly isAsked: boolean;
}

/** How much of each edge is covered, where what is asked was as high as `asked` in this turn. */
export function insetOf(covers: readonly Cover[], height: number, asked: number): Record<Cover['edge'], number> {
  const inset = { top: 0, right: 0, bottom: 0, left: 0 };
  const least = Math.min(LEAST_ASKED, height * LEAST_PART);
  for (const { edge, px, isAsked } of covers) inset[edge] += isAsked && px > 0 ? Math.max(asked, least) : px;
  inset.bottom = Math.min(inset.bottom, height * MOST_PART);
  for (const edge of Object.keys(inset) as Cover['edge'][]) inset[edge] = Math.round(inset[edge]);
  return inset;
}
