import { buildScene, MageKnight, type Scene } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { AIMS } from './aim.ts';
import { exhaust } from './exhaust.ts';

const searched = (scene: Scene) => {
  const table = new MageKnight(buildScene(scene));
  table.advance();
  return exhaust(table, 0, AIMS.win, 500);
};

it('Concentration is worth playing or not depending on the hand, whatever was searched before', () => {
  const scene: Scene = { source: ['green'], time: 'day', combat: { enemies: ['crypt-worm'], phase: 'attack' } };
  // With March it gives only Move. With Rage: Attack 4 + 2, as much as the Armor of the Crypt Worm.
  const weak = searched({ ...scene, hand: ['concentration', 'march'] });
  expect(weak?.value).toBeLessThan(0.5 * AIMS.win.win);
  const strong = searched({ ...scene, hand: ['concentration', 'rage'] });
  expect(strong?.value).toBeGreaterThan(0.5 * AIMS.win.win);
});
