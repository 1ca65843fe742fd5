import { plural } from '../../plural.ts';

/** The question and its choices. */
export const question = {
  question: 'Your decision',
  allChoices: 'Everything you can do now',
  allChoicesKey: 'Space',
  search: 'Search',
  nothingFound: 'Nothing by that name.',
  notNow: 'Not now',
  showRefused: 'Show what is not possible, and why',
  reveals: 'Reveals something new: cannot be undone',
  idle: 'nothing to spend it on now',
  rule: (id: string) => `Rule ${id}`,
  close: 'Close',
  undo: 'Undo',
  redo: 'Redo',
  thinking: (who: string) => `${who} is playing…`,
  skip: 'Skip ahead',
  waiting: 'It is not your turn.',
  onMap: (n: number, more: boolean) => `${n} ${more ? 'more ' : ''}${plural(n, 'choice', 'choices')} on the table`,
  youMay: 'If you like',
  giveBack: (who: string) => `Give the screen back to ${who}`,
};
