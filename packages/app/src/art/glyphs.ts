/*
 * Small signs a map maker draws over and over: relative steps from a foot point, so they can be placed anywhere at any
 * size. No arcs, because arc flags cannot be scaled.
 */
const GLYPHS = {
  tuft: 'm-4 0q1-5-2-8m6 8q0-6 0-10m4 10q-1-5 3-8',
  blade: 'm-2 0q0-4-2-6m4 6q0-4 2-7',
  dot: 'h.1',
  crown: 'm0-4c-6 1-9-3-7-7c-2-4 0-8 4-8c2-4 8-4 9 0c4 0 6 5 3 8c2 4-3 8-9 7z',
  crownLight: 'm-5-10c-1-3 1-6 4-6c1-3 5-3 6-1c-3 0-4 2-5 4c-3-1-4 1-5 3z',
  crownHatch: 'm6-13l2 3m-5-1l3 5m-6-4l3 4',
  trunk: 'm0-4v4',
  pine: 'm0-20l-5 8h2.5l-4.5 8h14l-4.5-8h2.5z',
  pineLight: 'm0-20l-5 8h2.5l-4.5 8h4q1-9 3-16z',
  hump: 'm-14 0c3-10 8-14 14-14s10 4 14 14',
  humpDark: 'm3-14c5 1 8 6 11 14h-9c1-6 0-10-2-14z',
  hatch: 'm6-8l2 5m-6-8l3 8m-7-6l2 5',
  peak: 'm-17 0l12-22l5-8l6 9l5 9l8 12z',
  peakDark: 'm0-30l6 9l5 9l8 12h-15l-3-8l3-7l-5-7z',
  peakHatch: 'm5-20l4 8m-6-5l7 13m-8-10l6 12m-7-9l4 9',
  snow: 'm0-30l-5 8l-5 9l4-2l3 4l3-4l3 3l3-9z',
  crack: 'm-11-1l6 2l3-4l5 4l4-2l4 2m-12-2l-1-6m7 8l2 5l-3 4',
  rock: 'm-6 0l1-5l5-3l5 3l2 5z',
  rockDark: 'm0-8l5 3l2 5h-6l1-4z',
  snag: 'm0 0v-12m0 5l-5-5m5 2l4-6m-4 10l5-3',
  dune: 'm-16 3c6-9 14-10 19-5c5-1 9 1 13 4',
  duneDark: 'm3-2c5-1 9 1 13 4c-7 1-14 1-18 1c1-2 2-4 5-5z',
  reeds: 'm-4 0q0-6-1-9m5 9q0-8 0-13m5 13q-1-6 1-9',
  heads: 'm-5-9v-3m5-1v-4m6 5v-3',
  pool: 'm-11 0c0-4 6-5 11-5s11 1 11 5s-6 5-11 5s-11-1-11-5z',
  ripple: 'm-8 0q4-3 8 0t8 0',
  wave: 'm-12 0q3-7 8-5q-3 1-2 4q1 2 4 1q4-6 9-4q-3 1-2 4q2 2 5 0',
  stones: 'm-9 0q4-6 9 0q4-6 9 0',
} as const;

export type Glyph = keyof typeof GLYPHS;

/** Where a glyph goes, and how large it is there. */
export type Place = readonly [x: number, y: number, size?: number];

/** A glyph at all these places, as a single path. */
export function drawn(glyph: Glyph, places: readonly Place[]): string {
  return places
    .map(([x, y, size = 1]) => {
      const scaled = GLYPHS[glyph].replace(/-?(?:\d+\.?\d*|\.\d+)/g, n => ` ${Math.round(Number(n) * size * 10) / 10}`);
      return `M${x} ${y}${scaled}`;
    })
    .join('');
}
