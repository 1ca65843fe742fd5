import { buildScene, Session } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { lightOf } from './light.ts';

const view = new Session(buildScene({ players: 1 })).view(0);

it('a Round grows dim when its end is announced or no card is left to draw', () => {
  expect(lightOf({ ...view, time: 'day', announcedBy: null }, 1)).toBe('day');
  expect(lightOf({ ...view, time: 'day', announcedBy: 0 }, 0)).toBe('dusk');
  expect(lightOf({ ...view, time: 'night', announcedBy: null }, 1)).toBe('night');
  expect(lightOf({ ...view, time: 'night', announcedBy: 0 }, 0)).toBe('dawn');
});
