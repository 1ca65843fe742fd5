import { plural } from '../../plural.ts';

/** The end of a game. */
export const scores = {
  title: 'The end of the game',
  over: 'The game is over.',
  ended: (who: string, n: number) => `${who} ends with ${n} ${plural(n, 'point', 'points')}.`,
  reached: 'the goal was reached',
  fromPosition: 'This game started from a position: it has no replay and no link.',
  sheet: 'Score',
  fame: 'Fame',
  total: 'Total',
  bonus: (n: string) => `${n} title`,
  fameByRound: 'Fame by Round',
  start: 'Start',
  deeds: 'Deeds',
  wounds: 'Wounds taken',
  cards: 'Cards played',
  enemies: 'Enemies defeated',
  tiles: 'Tiles revealed',
  level: 'Level',
  rematch: 'Play again',
  replay: 'Replay',
  share: 'Share',
  picture: 'Picture',
  pictureHint: 'Save or share a picture of the score',
  home: 'Home page',
  back: 'Back to the replay',
};
