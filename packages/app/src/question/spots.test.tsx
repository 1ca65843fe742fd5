import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer } from '../game/table.ts';
import { leave, sit } from '../testing/sit.tsx';
import { useSpots } from './spots.ts';

const seen: ReadonlyMap<string, unknown>[] = [];
const always = () => true;

function Spaces() {
  const spaces = useSpots('hex', always);
  if (seen.at(-1) !== spaces) seen.push(spaces);
  return null;
}

afterEach(leave);

test('the choices of the map stay the same object until one of them changes', () => {
  sit({ map: { '1,0': 'plains' }, move: 2, hand: ['promise', 'march'] }, <Spaces />);
  act(() => answer('play promise'));
  expect(seen.length).toBe(1);
  act(() => answer('play march'));
  expect(seen.length).toBe(2);
});
