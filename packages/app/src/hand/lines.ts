/** So many lines there are on a card that lies in a hand, and so many letters on one of them beside the signs of mana. */
const LINES = 6;
const LETTERS = 17;

/** How the lines of a small card are shared between its two effects: a short one leaves its lines to the other. */
export function sharedLines(basic: string, powered: string): readonly [basic: number, powered: number] {
  const [above, below] = [basic, powered].map(text => Math.ceil(text.length / LETTERS)) as [number, number];
  const half = LINES / 2;
  if (below <= half) return [LINES - below, below];
  return above <= half ? [above, LINES - above] : [half, half];
}
