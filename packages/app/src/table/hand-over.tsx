/** Covers the screen until the next player has it. */
export function HandOver() {
  return null;
}
