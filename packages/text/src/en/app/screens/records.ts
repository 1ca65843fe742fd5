import { plural } from '../../plural.ts';

/** The list of games. */
export const records = {
  title: 'Games',
  running: 'In progress',
  finished: 'Finished',
  none: 'No games yet. Every game is saved here after each decision; close the page whenever you like.',
  begin: 'New game',
  import: 'Import a file',
  drop: 'Drop the game here',
  imported: 'The game is in your games.',
  continue: 'Continue',
  scores: 'Scores',
  replay: 'Replay',
  duplicate: 'Duplicate',
  duplicated: 'Game copied.',
  file: 'Export',
  share: 'Share',
  remove: 'Delete',
  removed: 'Game deleted.',
  noRecord: 'This game started from a position: there is nothing to replay or share.',
  answers: (n: number) => `${n} ${plural(n, 'decision', 'decisions')}`,
  fame: 'Fame',
  unlabeled: 'A game without a label',
  more: 'More',
};
