import { type Choice, choice, hexNamed, type MapToken } from '@deedbook/engine';
import { expect, test } from 'vitest';
import { threatsOf } from './threats.tsx';

const at = (id: string) => hexNamed(id) as number;
const orcs = (id: string, role: MapToken['role'] = 'rampaging') =>
  ({ hex: at(id), role, name: 'prowlers', color: 'green', up: true }) as MapToken;
const walk = (id: string): [string, readonly Choice[]] => {
  const way = { path: [at(id)], cost: 2, provokes: [], reveals: [], assault: false };
  return [id, [choice({ act: 'walk', to: at(id), way })]];
};

test('rampaging enemies beside a space that can be walked to show where they are provoked (RAM-03)', () => {
  const view = { tokens: [orcs('2,0'), orcs('5,0'), orcs('0,1', 'garrison')] };
  expect(threatsOf(view, new Map([walk('1,0')]))).toEqual([at('2,0')]);
});

test('there are no threats where the hero cannot walk', () => {
  expect(threatsOf({ tokens: [orcs('2,0')] }, new Map())).toEqual([]);
});
