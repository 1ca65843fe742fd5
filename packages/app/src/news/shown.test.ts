import { DUMMY, type News, Session } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { lastWorthTelling } from './shown.ts';

const told = (...all: News[]) => lastWorthTelling(all.map(news => ({ to: null, news })));

it('tells nothing about a game that has just been set up', () => {
  for (const heroes of [['tovak'], ['tovak', 'arythea']]) {
    expect(lastWorthTelling(new Session({ scenario: 'first-reconnaissance', heroes, seed: 'a' }).news)).toBeNull();
  }
});

it('tells what a player did rather than routine steps', () => {
  const rested: News = { news: 'level-reached', seat: 0, level: 2 };
  expect(told(rested, { news: 'turn-ended', seat: 0 }, { news: 'tactic-taken', seat: DUMMY, tactic: 'planning' })).toBe(
    rested,
  );
});

it('keeps secrets', () => {
  expect(lastWorthTelling([{ to: [1], news: { news: 'cards-drawn', seat: 1, cards: ['rage'] } }])).toBeNull();
});
