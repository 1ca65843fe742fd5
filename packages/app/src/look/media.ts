/*
 * The window sizes at which the layout changes. Style sheets use their names (`@media (--narrow) and (--low)`), and the
 * build inserts the conditions (`scripts/named-media.ts`).
 */
export const MEDIA = {
  /** Room for the board and one more thing: one layer at a time covers it. */
  narrow: '((max-width: 47.99rem) or ((max-width: 60rem) and (max-height: 30rem)))',
  wide: '((min-width: 60.01rem) or ((min-width: 48rem) and (min-height: 30.01rem)))',
  /** Offers and log would cost the map more room than they are worth. */
  tight: '(max-width: 90rem)',
  /** Played cards have no room next to the question. */
  slim: '(max-width: 75rem)',
  /** A tablet held upright. */
  tablet: '((min-width: 48rem) and (max-width: 60rem) and (min-height: 30.01rem))',
  /** The strip shortens step by step. */
  'strip-long': '(max-width: 112rem)',
  'strip-medium': '(max-width: 80rem)',
  'strip-short': '(max-width: 70rem)',
  /** Pages in one column. */
  'page-narrow': '(max-width: 52rem)',
  'page-wide': '(min-width: 52.01rem)',
  'page-medium': '(max-width: 80rem)',
  /** A phone in portrait: typical, small and tiny. */
  phone: '(max-width: 40rem)',
  'small-phone': '(max-width: 30rem)',
  'tiny-phone': '(max-width: 26rem)',
  /** A phone in landscape. */
  low: '(max-height: 30rem)',
  'not-low': '(min-height: 30.01rem)',
  /** A desktop at 400 %: there is room for one thing at a time, and the table scrolls. */
  tiny: '(max-height: 18rem)',
  /** A phone shorter than most. */
  short: '(max-height: 48rem)',
  /** A tablet held upright. */
  tall: '(min-height: 60rem)',
  /** The text of the first screen does not fit below its map. */
  'page-low': '(max-height: 35rem)',
  'page-high': '(min-height: 35.01rem)',
  /** A low window on a desktop: cards are lower; a bit lower still, and the hero panel tightens. */
  'desk-low': '(max-height: 50rem)',
  'desk-short': '(max-height: 62rem)',
  'desk-high': '(min-height: 50.01rem)',
  /** A very large screen. */
  vast: '(min-width: 140rem)',
  'vast-high': '(min-height: 75rem)',
} as const;
