/** One screen for several people, several windows for one game. */
export const sharing = {
  ask: 'Ask about the rules',
  position: 'Share this position',
  handTo: (who: string) => `Hand the screen to ${who}`,
  why: {
    turn: (who: string) => `It is ${who}’s turn.`,
    tactic: (who: string) => `${who} takes a Tactic.`,
    fights: (who: string) => `In the combat, it is up to ${who}.`,
    may: (who: string) => `${who} may do something on another’s turn.`,
    decides: (who: string) => `${who} has to decide something.`,
  },
  thinkAgain: (who: string) => `${who} reconsiders`,
  take: 'I have the screen',
  since: 'Since you had the screen',
  meanwhile: 'While you waited',
  dummy: 'the dummy player',
  close: 'Close',
  nothing: 'Nothing yet.',
  elsewhere: 'This game is open in another window',
  elsewhereText:
    'Only one window plays a game at a time. Take it over, and the other window steps back; nothing is lost.',
  playHere: 'Play here',
  allGames: 'All games',
};
