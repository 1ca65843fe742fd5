/** A screen that could not be shown. */
export const broken = {
  title: 'That was our fault',
  calm: 'This screen could not be shown.',
  safe: 'Your game is safe: it was kept after the last answer.',
  again: 'Try again',
  file: 'Save the game as a file',
  games: 'All games',
};
