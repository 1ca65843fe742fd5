import { expect, test } from 'vitest';
import './content/index.ts';
import { LocalTable } from './local-table.ts';
import { Session } from './session.ts';

const begin = () => {
  const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak', 'arythea'], seed: '7' });
  return { session, table: new LocalTable(session, [0, 1]) };
};

test('a seat gets the same state object until something changes, then a new one', () => {
  const { session, table } = begin();
  const seat = session.asked[0] as number;
  const before = table.at(seat);
  expect(table.at(seat)).toBe(before);
  expect(table.answer(seat, before.asked?.choices[0]?.key ?? '', before.answers)).toBeNull();
  expect(table.at(seat)).not.toBe(before);
  expect(table.at(seat).answers).toBe(before.answers + 1);
});

test('every change calls back once; a refused answer does not', () => {
  const { session, table } = begin();
  const seat = session.asked[0] as number;
  let calls = 0;
  const stop = table.subscribe(() => calls++);
  expect(table.answer(seat, 'nonsense')?.rule).toBe('UNKNOWN-ANSWER');
  expect(calls).toBe(0);
  table.answer(seat, table.at(seat).asked?.choices[0]?.key ?? '');
  expect(calls).toBe(1);
  expect(table.undo(seat)).toBeNull();
  expect(calls).toBe(2);
  stop();
  table.redo(seat);
  expect(calls).toBe(2);
});

test('UND-01 undo goes back to the number of answers asked for', () => {
  const session = new Session({ scenario: 'first-reconnaissance', heroes: ['tovak'], seed: '7' });
  const table = new LocalTable(session, [0]);
  table.answer(0, 'early-bird');
  const fence = table.at(0).answers;
  for (let i = 0; i < 3; i++) {
    const play = table.at(0).asked?.choices.find(({ key }) => /^sideways .* move$/.test(key));
    expect(table.answer(0, play?.key ?? '')).toBeNull();
  }
  table.undo(0, fence + 1);
  expect(table.at(0).answers).toBe(fence + 1);
  table.undo(0, 0);
  expect(table.at(0).answers).toBe(fence);
});

test('what a seat gets contains nothing that seat may not know', () => {
  const { session, table } = begin();
  const { view, told } = table.at(0);
  expect(view).not.toHaveProperty('stack');
  expect(view).not.toHaveProperty('random');
  expect(view.players[1]?.hand.every(card => card === '?')).toBe(true);
  expect(told.every(({ to }) => to === null || to.includes(0))).toBe(true);
  expect(session.news.length).toBeGreaterThan(told.length);
});
