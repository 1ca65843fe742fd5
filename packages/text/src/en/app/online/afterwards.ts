/** When an online game is over. */
export const afterwards = {
  ended: 'The game ended by agreement.',
  endedHint: 'There are no scores, but you can look back on it.',
  rematch: 'Rematch',
  toRematch: 'To the rematch',
  replay: 'Replay',
  share: 'Share',
  lobby: 'All tables',
};
