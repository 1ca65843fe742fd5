export interface Touch {
  readonly x: number;
  readonly y: number;
}

/** A finger must have gone so far, in px, and clearly to the side. */
const FAR = 64;
const STEEP = 0.5;

/** Where a finger swiped: 1 calls what lies at the right, −1 what lies at the left, 0 was no swipe. */
export function directionOf(from: Touch, to: Touch): -1 | 0 | 1 {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < FAR || Math.abs(dy) > Math.abs(dx) * STEEP) return 0;
  return dx < 0 ? 1 : -1;
}
