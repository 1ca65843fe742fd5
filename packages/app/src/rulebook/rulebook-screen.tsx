/** The rule book. */
export function RulebookScreen() {
  return null;
}
