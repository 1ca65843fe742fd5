/** In the byte of an answer: a place from this one on is written in the bytes that follow. */
const LONG = 63;
/** In the byte that follows: the place takes two more. */
const LONGEST = 255;

/** The place of an answer as bytes, nearly always one; its two highest bits are free for a check. */
export function placeBytes(place: number, bits: number): number[] {
  if (place < LONG) return [bits | place];
  const rest = place - LONG;
  return rest < LONGEST ? [bits | LONG, rest] : [bits | LONG, LONGEST, rest >> 8, rest & 255];
}

interface Place {
  readonly place: number;
  /** What the running check has to show after this answer; null in the form without. */
  readonly bits: number | null;
  /** Where the next answer begins. */
  readonly next: number;
}

/** The place that is written there. */
export function placeAt(bytes: Uint8Array, at: number): Place {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  const [bits, low] = [first & 0b1100_0000, first & LONG];
  if (low < LONG) return { place: low, bits, next: at + 1 };
  if (second < LONGEST) return { place: LONG + second, bits, next: at + 2 };
  return { place: LONG + ((third << 8) | fourth), bits, next: at + 4 };
}

/** The same in the form before, which had no room for a check. */
export function uncheckedPlaceAt(bytes: Uint8Array, at: number): Place {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  if (first < 255) return { place: first, bits: null, next: at + 1 };
  return { place: (second << 8) | third, bits: null, next: at + 3 };
}
