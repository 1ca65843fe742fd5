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
  close: 'Close',
  undo: 'Undo',
  redo: 'Redo',
  thinking: (who: string) => `${who} is playing…`,
  skip: 'Skip ahead',
  waiting: 'It is not your turn.',
  onMap: (n: number, more: boolean) => `${n} ${more ? 'more ' : ''}${plural(n, 'choice', 'choices')} on the table`,
  again: 'Press again',
  againReveals: 'reveals something new and cannot be undone: press again.',
  ready: {
    block: (total: number, needed: number) => `${total} of ${needed} Block is ready: block, or give it up?`,
    attack: (total: number, needed: number) =>
      `Attack ${total} against Armor ${needed} is ready: attack, or give it up?`,
  },
  giveUp: 'Give it up',
  more: (n: number) => plural(n, '1 more, of no use now', `${n} more, of no use now`),
  passed: {
    'combat-ranged': 'Nothing to do at range',
    'combat-block': 'Nothing to block with',
    'combat-attack': 'Nothing to attack with',
  },
  allBlocked: 'Every attack is blocked',
  taken: (enemy: string, damage: number) => `${enemy}: ${damage} damage taken`,
  youMay: 'If you like',
  giveBack: (who: string) => `Give the screen back to ${who}`,
};
