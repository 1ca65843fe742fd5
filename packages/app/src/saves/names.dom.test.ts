import { readPosition, Session, writeRecord } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { LONGEST_NAME, tidyName } from '../seats/names.ts';
import { recordIn, shareLink } from './link.ts';
import { playAgain, saveOf } from './save.ts';

const session = new Session({
  scenario: 'first-reconnaissance',
  heroes: ['tovak', 'arythea'],
  seed: 'names',
  names: ['Ana Luísa', ''],
});

it('names survive saving, files and links', () => {
  const save = saveOf('x', session, ['person', 'person'], 0);
  expect(save.label.names).toEqual(['Ana Luísa', '']);
  expect(playAgain(save)?.setup?.names).toEqual(['Ana Luísa', '']);
  const letters = shareLink(save.record ?? '').split('g=')[1] ?? '';
  expect(writeRecord(recordIn(letters))).toBe(save.record);
});

it('a game continued from a position keeps them', () => {
  const save = saveOf('x', session, ['person', 'person'], 0);
  const going = new Session(readPosition(save.position));
  expect(saveOf('x', going, save.plan, 0, save.label.names).label.names).toEqual(['Ana Luísa', '']);
});

it('a name is normalized to one short line', () => {
  expect(tidyName('  Ana \n Luísa ')).toBe('Ana Luísa');
  expect([...tidyName('🐉'.repeat(40))]).toHaveLength(LONGEST_NAME);
});
