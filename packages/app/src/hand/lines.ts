/** Text lines on a small card, and letters per line next to the mana signs. */
const LINES = 6;
const LETTERS = 17;

/**
 * How the lines of a small card are divided between its two effects: a short one leaves its lines to the other. `taken`
 * are lines needed by something else.
 */
export function sharedLines(basic: string, powered: string, taken = 0): readonly [basic: number, powered: number] {
  const [above, below] = [basic, powered].map(text => Math.ceil(text.length / LETTERS)) as [number, number];
  const lines = LINES - taken;
  const half = Math.floor(lines / 2);
  if (below <= half) return [lines - below, below];
  return above <= half ? [above, lines - above] : [lines - half, half];
}
