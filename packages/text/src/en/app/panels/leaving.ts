/** Before leaving a game with "back" or Escape. */
export const leaving = {
  title: 'Leave the table?',
  lesson: 'Your lesson is kept. It waits for you in the list of lessons.',
  kept: 'The game is saved. It waits for you on the first page.',
  trial: 'Open it again and it goes on from here. It is not among your games unless you keep it as one.',
  notKept: 'This game is not saved yet. Export it as a file from the menu before you leave.',
  online: 'The game goes on at the server. Come back from any device, to the very same question.',
  stay: 'Keep playing',
  leave: 'Leave the table',
};
