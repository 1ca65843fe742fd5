/** What happened, with the fences of undo. */
export function LogPanel() {
  return null;
}
