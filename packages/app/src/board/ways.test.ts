import { type Choice, choice, hex, type Way } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { badgesOf, previewOf, signsOf, toneOf } from './ways.ts';

const path = [hex(1, 0), hex(2, 0)];
const way = (more: Partial<Way>): Choice =>
  choice({ act: 'walk', to: hex(2, 0), way: { path, cost: 4, provokes: [], reveals: [], assault: false, ...more } });

const quiet = way({});
const provoking = way({ cost: 2, provokes: [hex(2, -1)] });
const assault = way({ assault: true, reveals: [hex(2, 0)] });
const challenge: Choice = choice({ act: 'challenge', to: hex(2, 0) });

test('a harmless way has no sign; others show what they cause', () => {
  expect(signsOf(quiet)).toEqual([]);
  expect(signsOf(provoking)).toEqual(['provoke']);
  expect(signsOf(assault)).toEqual(['assault', 'eye']);
});

test('a space with a harmless and a provoking way shows both costs, the harmless one first', () => {
  expect(badgesOf([provoking, quiet]).map(({ cost, isDangerous }) => [cost, isDangerous])).toEqual([
    [4, false],
    [2, true],
  ]);
});

test('a space is lit as dangerous only if there is no other way', () => {
  expect(toneOf([quiet, provoking])).toBe('way');
  expect(toneOf([provoking])).toBe('danger');
  expect(toneOf([challenge])).toBe('other');
});

test('a reveal is a warning, not a danger', () => {
  expect(toneOf([way({ reveals: [hex(3, 0)] })])).toBe('way');
});

test("the way is drawn from the hero's space, with a mark where something happens", () => {
  const { ways, marks } = previewOf([quiet, provoking, assault], hex(0, 0));
  expect(ways.map(each => each.way)).toEqual(Array(3).fill([hex(0, 0), hex(1, 0), hex(2, 0)]));
  expect([...marks]).toEqual([
    [hex(2, -1), 'provoke'],
    [hex(2, 0), 'assault'],
  ]);
});

test('a choice without a way draws none', () => {
  expect(previewOf([challenge], hex(0, 0))).toEqual({ ways: [], marks: new Map() });
});
