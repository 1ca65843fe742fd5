/*
 * How the text of a small card is set. Most effects are either a few words or a long sentence: long ones are set in
 * small letters, and the longest take the room of the picture as well. A lifted card shows all of it in large letters.
 */

/** `loose`: usual letters; `dense`: small ones; `full`: small ones, and no picture. */
export type Setting = 'loose' | 'dense' | 'full';

/** From this many letters on. */
const DENSE = 60;
const FULL = 190;

export function settingOf(basic: string, powered: string): Setting {
  const letters = basic.length + powered.length;
  return letters < DENSE ? 'loose' : letters < FULL ? 'dense' : 'full';
}

/** Text lines on a small card; long texts on a phone are set `narrow`, in a low window `low`. */
const LINES = { loose: 6, dense: 8, full: 10, narrow: 8, low: 8 } as const;
/** Letters per line. */
const LETTERS = { loose: 17, dense: 22, full: 22, narrow: 11, low: 22 } as const;
/** The room of the mana sign and of what an effect gives now, in letters: on a card with few words they take a line. */
const SIGNS = { loose: 8, dense: 0, full: 0, narrow: 6, low: 0 } as const;

/**
 * How the lines of a small card are divided between its two effects: a short one leaves its lines to the other. `taken`
 * are lines needed by something else.
 */
export function sharedLines(
  basic: string,
  powered: string,
  setting: keyof typeof LINES,
  taken = 0,
): readonly [basic: number, powered: number] {
  const [above, below] = [basic, powered].map(text => Math.ceil((text.length + SIGNS[setting]) / LETTERS[setting])) as [
    number,
    number,
  ];
  const lines = LINES[setting] - taken;
  const half = Math.floor(lines / 2);
  if (below <= half) return [lines - below, below];
  return above <= half ? [above, lines - above] : [lines - half, half];
}
