/** The frame of the log. */
export const log = {
  log: 'Log',
  fold: 'Hide the log',
  unfold: 'Show the log',
  setup: 'Setup',
  earlier: 'Earlier',
  undoTo: 'Undo to here',
  undoToLong: (what: string) => `Undo this and everything after it: ${what}`,
  fence: 'Undo stops here.',
  oldFence: 'Something new was revealed here',
};
