import { expect, it } from 'vitest';
import { Surface } from './surface.ts';

const SVG = 'http://www.w3.org/2000/svg';
const PANE = { width: 800, height: 600, inset: { left: 0, top: 0, right: 0, bottom: 0 } };

it('a map that is already there does not begin to move, which would redraw all of it', () => {
  const root = document.createElement('div');
  const surface = new Surface(root, document.createElementNS(SVG, 'svg'), document.createElementNS(SVG, 'g'));
  const camera = { x: 10, y: 20, k: 1.3 };
  surface.put(camera, PANE);
  surface.put({ ...camera }, { ...PANE });
  expect(root.dataset.moving).toBeUndefined();
  surface.put({ ...camera, x: 50 }, PANE);
  expect(root.dataset.moving).toBe('');
  surface.clear();
});
