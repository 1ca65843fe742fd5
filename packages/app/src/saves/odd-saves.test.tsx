import { Session } from '@deedbook/engine';
import { loadText } from '@deedbook/text';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ContinueCard } from '../screens/landing/continue-card.tsx';
import type { Labelled } from '../screens/landing/newest.ts';
import { RecordCard } from '../screens/records/record-card.tsx';
import type { Shelf } from '../screens/records/use-shelf.ts';
import { openGame, planOf } from './games.ts';
import { goOnWith, saveOf } from './save.ts';
import { tidySave } from './tidy.ts';

const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'odd' });
session.answer(0, session.question(0)?.choices[0]?.key ?? '');
const SAVE = saveOf('odd', session, ['person'], 0);
const text = await loadText('en');
const shelf = {} as Shelf;

const withLabel = (label: object) => ({ ...SAVE, label: { ...SAVE.label, ...label } });

const ODD: readonly [string, object][] = [
  ['no label', { ...SAVE, label: undefined }],
  ['no label but its id', { id: 'odd' }],
  ['a label that is a word', { ...SAVE, label: 'first-reconnaissance' }],
  ['an unknown scenario', withLabel({ scenario: 'the-moon' })],
  ['unknown heroes', withLabel({ heroes: ['nobody', 'anybody'], fame: [] })],
  ['a hero twice', withLabel({ heroes: ['tovak', 'tovak'] })],
  ['no heroes', withLabel({ heroes: null })],
  ['an unknown time', withLabel({ time: 'dusk' })],
  ['unknown news', withLabel({ last: { news: 'moon-landed', seat: 0 } })],
  ['a map of no world', withLabel({ map: 'moon' })],
  ['half of some news', withLabel({ last: { news: 'moved' } })],
  ['no plan and no times', { ...SAVE, plan: null, begun: 'then', changed: Number.NaN }],
  ['a time that no calendar knows', { ...SAVE, changed: 1e300 }],
  ['neither record nor position', { ...SAVE, record: 7, position: null }],
];

describe('each kept game stands alone', () => {
  it.each(ODD)('one with %s is listed', (_, raw) => {
    const save = tidySave(raw);
    if (!save) throw new Error('it is not even listed');
    render(<RecordCard save={save} text={text} shelf={shelf} />);
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('#/game/odd');
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
    if (save.label) render(<ContinueCard save={save as Labelled} isIdle />);
  });

  it.each([null, 7, 'odd', {}, { id: 7 }])('%j is no game', raw => {
    expect(tidySave(raw)).toBeNull();
  });

  it('a healthy one is unchanged', () => {
    expect(tidySave(SAVE)).toEqual(SAVE);
  });
});

describe('a kept game of which one half is broken opens from the other', () => {
  it.each([
    ['record', '{'],
    ['record', '{}'],
    ['record', null],
    ['position', ''],
    ['position', '{}'],
    ['position', '{"engine":'],
    ['position', JSON.stringify({ ...JSON.parse(SAVE.position), state: {} })],
    ['position', JSON.stringify({ ...JSON.parse(SAVE.position), state: { players: [{}], stack: [] } })],
  ])('%s: %s', async (half, broken) => {
    const save = { ...SAVE, [half]: broken };
    expect(goOnWith(save)).toBeNull();
    expect((await openGame(save)).question(0)).toMatchObject({ prompt: session.question(0)?.prompt });
  });

  it('people play seats whose player is unknown', () => {
    expect(planOf({ ...SAVE, plan: [] }, session)).toEqual(['person']);
  });
});
