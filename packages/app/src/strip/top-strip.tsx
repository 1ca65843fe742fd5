/** Round, day or night, turn order, Source, and the way to everything else. */
export function TopStrip() {
  return null;
}
