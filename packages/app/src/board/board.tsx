/** The map. */
export function Board() {
  return null;
}
