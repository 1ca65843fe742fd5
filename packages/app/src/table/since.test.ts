import { hex, type News, type ToldNews } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { meanwhileOf, sinceOf, spotsOf } from './since.ts';

const told = (...all: News[]): ToldNews[] => all.map(news => ({ to: null, news }));
const took = (seat: number): News => ({ news: 'tactic-taken', seat, tactic: 'planning' });
const began = (seat: number): News => ({ news: 'turn-began', seat });
const ended = (seat: number): News => ({ news: 'turn-ended', seat });
const rested = (seat: number): News => ({ news: 'rested', seat, cards: [], kind: 'standard' });
const rolled: News = { news: 'source-rolled', dice: ['red'] };

it('tells nothing of setting up', () => {
  expect(sinceOf(told(rolled, took(1)), 0)).toEqual([took(1)]);
});

it('begins where the seat gave the screen away, else after its last turn', () => {
  const news = told(took(0), took(1), began(0), ended(0), began(1), rested(1), ended(1), began(0));
  expect(sinceOf(news, 0)).toEqual([rested(1)]);
  expect(sinceOf(news, 0, 6)).toEqual([]);
});

it('keeps secrets', () => {
  const secret: ToldNews = { to: [1], news: { news: 'cards-drawn', seat: 1, cards: ['rage'] } };
  expect(sinceOf([...told(took(0)), secret], 0)).toEqual([took(0)]);
});

it('what others did meanwhile is told by whoever did it', () => {
  const night: News = { news: 'round-ended', round: 1 };
  const news = told(took(0), ended(0), rested(1), night, rested(2), rested(1), rested(0));
  expect(meanwhileOf(news, 0)).toEqual([
    { seat: 1, news: [rested(1)] },
    { seat: null, news: [night] },
    { seat: 2, news: [rested(2)] },
    { seat: 1, news: [rested(1)] },
  ]);
  expect(meanwhileOf(told(took(0), ended(0), night), 0)).toEqual([]);
});

it('a line is about the space where it happened, or where a walk ended', () => {
  const path = [hex(0, 0), hex(1, 0), hex(1, -1)];
  expect(spotsOf({ news: 'walked', seat: 1, path, cost: 4 })).toEqual(['hex 1,-1']);
  expect(spotsOf({ news: 'conquered', seat: 1, hex: hex(2, 0), site: 'keep' })).toEqual(['hex 2,0']);
  expect(spotsOf(rested(1))).toEqual([]);
});
