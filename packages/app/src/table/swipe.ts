export interface Touch {
  readonly x: number;
  readonly y: number;
}

/** How far a finger must move, in px, and clearly sideways. */
const FAR = 64;
const STEEP = 0.5;

/** The direction of a swipe: 1 brings in what is on the right, −1 what is on the left, 0 is no swipe. */
export function directionOf(from: Touch, to: Touch): -1 | 0 | 1 {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < FAR || Math.abs(dy) > Math.abs(dx) * STEEP) return 0;
  return dx < 0 ? 1 : -1;
}
