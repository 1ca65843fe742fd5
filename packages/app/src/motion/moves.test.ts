import { hexName, type News } from '@deedbook/engine';
import { expect, it } from 'vitest';
import type { Movement, Scene } from './movements.ts';
import { movesFor } from './moves.ts';

const scene: Scene = {
  seat: 0,
  hex: hex => `hex ${hexName(hex)}`,
  hexOf: seat => `hex 0,${seat}`,
  foesNamed: enemy => [`enemy ${enemy}`],
};

const moves = (news: News): readonly Movement['move'][] => movesFor(news, scene).map(({ move }) => move);

it('throws the card that was played onto the table', () => {
  const [movement] = movesFor({ news: 'card-played', seat: 0, card: 'rage', as: 'basic' }, scene);
  expect(movement).toEqual({ move: 'take', what: ['card rage'], to: ['played rage', 'played'] });
});

it('tells what another player does where that hero stands', () => {
  expect(movesFor({ news: 'rested', seat: 1, cards: ['rage'], kind: 'standard' }, scene)).toEqual([
    { move: 'tell', what: ['hex 0,1', 'seat 1'] },
  ]);
});

it('strikes an enemy before it falls', () => {
  expect(moves({ news: 'enemy-defeated', seat: 0, enemy: 'prowlers' })).toEqual(['flash', 'fall']);
});

it('brings as many Wounds into the hand as were taken', () => {
  expect(moves({ news: 'wounds-taken', seat: 0, n: 2 })).toEqual(['flash', 'shake', 'bring', 'bring']);
});

it('keeps what another player draws to itself', () => {
  expect(moves({ news: 'cards-drawn', seat: 1, cards: ['?', '?'] })).toEqual([]);
  expect(moves({ news: 'cards-drawn', seat: 0, cards: ['rage', 'march'] })).toEqual(['bring', 'bring']);
});

it('lets night fall, but not the first morning break', () => {
  expect(moves({ news: 'round-began', round: 2, time: 'night' })).toEqual(['sky']);
  expect(moves({ news: 'round-began', round: 1, time: 'day' })).toEqual([]);
});
