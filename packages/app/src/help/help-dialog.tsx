/** What the keys do. */
export function HelpDialog() {
  return null;
}
