import { readPosition, readRecord, Session, writeRecord } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { recordIn, shareLink } from '../saves/link.ts';
import { saveOf } from '../saves/save.ts';
import { problemOf } from './problem.ts';

const thrown = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: 'a' });
const record = saveOf('x', session, ['person'], 0).record as string;
const change = (change: object) => JSON.stringify({ ...JSON.parse(record), ...change });

it.each([
  ['a picture', () => readRecord('\u0089PNG'), 'no-game'],
  ['a file of another program', () => readRecord('{"format":"other/1"}'), 'no-game'],
  ['any JSON', () => readRecord('[1,2,3]'), 'no-game'],
  ['an empty object', () => readRecord('{}'), 'no-game'],
  ['a position that is none', () => readPosition('{"format":"x"}'), 'no-game'],
  ['a hero that does not exist', () => readRecord(change({ seats: [{ hero: 'nobody' }] })), 'setup'],
  ['a scenario that does not exist', () => readRecord(change({ scenario: 'nothing' })), 'setup'],
  ['half a link', () => recordIn('RDJ8'), 'link'],
  ['a link without its end', () => recordIn(shareLink(record).split('g=')[1]?.slice(0, -4) ?? ''), 'link'],
  ['a link with strange letters', () => recordIn('%%%'), 'link'],
])('%s is told apart', (_what, work, kind) => {
  expect(problemOf(thrown(work))).toMatchObject({ kind });
});

it("says where, but not in programmers' terms", () => {
  expect(problemOf(thrown(() => readRecord(change({ answers: ['0 early-bird', 7] }))))).toMatchObject({
    kind: 'damaged',
    detail: 'answers[1]',
  });
  expect(problemOf(thrown(() => readRecord(change({ seed: '' }))))).toMatchObject({ setup: { kind: 'seed' } });
});

it('keeps the error for those who want it', () => {
  expect(problemOf(new Error('boom'))).toEqual({ kind: 'unknown', detail: 'boom', setup: null, gap: null });
  expect(writeRecord(readRecord(record))).toBe(record);
});
