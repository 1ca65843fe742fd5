import { expect, it } from 'vitest';
import { stepLayer, usePanels } from '../layout/panels.ts';
import { directionOf } from './swipe.ts';

it.each([
  ['to the left', { x: 200, y: 300 }, { x: 100, y: 320 }, 1],
  ['to the right', { x: 100, y: 300 }, { x: 200, y: 280 }, -1],
  ['too short', { x: 100, y: 300 }, { x: 140, y: 300 }, 0],
  ['mostly down', { x: 100, y: 100 }, { x: 180, y: 300 }, 0],
] as const)('a finger that goes %s', (_, from, to, direction) => {
  expect(directionOf(from, to)).toBe(direction);
});

it('a swipe goes through the layers in the order of their tabs, and from the first back to the map', () => {
  usePanels.setState({ front: 'hero' });
  stepLayer(1);
  expect(usePanels.getState().front).toBe('offers');
  stepLayer(-1);
  stepLayer(-1);
  expect(usePanels.getState().front).toBeNull();
  usePanels.setState({ front: 'others' });
  stepLayer(1);
  expect(usePanels.getState().front).toBe('others');
});
