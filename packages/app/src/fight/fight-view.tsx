/** Combat, over the dimmed board. */
export function FightView() {
  return null;
}
