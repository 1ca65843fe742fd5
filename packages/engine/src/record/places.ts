/** In the byte of an answer: the index is this high or higher and continues in the next byte. */
const LONG = 63;
/** In that next byte: the index takes two more bytes. */
const LONGEST = 255;

/** The index of an answer as bytes, nearly always one; the two highest bits are free for the checksum. */
export function placeBytes(place: number, bits: number): number[] {
  if (place < LONG) return [bits | place];
  const rest = place - LONG;
  return rest < LONGEST ? [bits | LONG, rest] : [bits | LONG, LONGEST, rest >> 8, rest & 255];
}

interface Place {
  readonly place: number;
  /** The checksum expected after this answer; null in the format without one. */
  readonly bits: number | null;
  /** Where the next answer starts. */
  readonly next: number;
}

/** Reads the index at this offset. */
export function placeAt(bytes: Uint8Array, at: number): Place {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  const [bits, low] = [first & 0b1100_0000, first & LONG];
  if (low < LONG) return { place: low, bits, next: at + 1 };
  if (second < LONGEST) return { place: LONG + second, bits, next: at + 2 };
  return { place: LONG + ((third << 8) | fourth), bits, next: at + 4 };
}

/** The same in the previous format, which had no checksum. */
export function uncheckedPlaceAt(bytes: Uint8Array, at: number): Place {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  if (first < 255) return { place: first, bits: null, next: at + 1 };
  return { place: (second << 8) | third, bits: null, next: at + 3 };
}
