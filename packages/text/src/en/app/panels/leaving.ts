/** Before a game is left by "back" or Escape. */
export const leaving = {
  title: 'Leave the table?',
  kept: 'The game is saved. It waits for you on the first page.',
  notKept: 'This game is not saved yet. Export it as a file from the menu before you leave.',
  stay: 'Keep playing',
  leave: 'Leave the table',
};
