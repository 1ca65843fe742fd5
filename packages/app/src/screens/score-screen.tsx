/** The end of the game. */
export function ScoreScreen() {
  return null;
}
