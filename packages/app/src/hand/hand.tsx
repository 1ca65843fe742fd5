/** The hand as a fan, and what was played this turn above it. */
export function Hand() {
  return null;
}
