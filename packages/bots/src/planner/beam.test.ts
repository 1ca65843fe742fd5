import { buildScene, MageKnight } from '@deedbook/engine';
import { expect, it } from 'vitest';
import { waysToPlay } from './beam.ts';

it('RST-05 a Rest in a plan throws away every Wound in hand', () => {
  const scene = { map: { '0,0': 'plains' }, hand: ['rage', 'wound x5'], deck: ['march', 'stamina'] };
  const table = new MageKnight(buildScene(scene));
  const ways = waysToPlay(table, 0, { width: 8, nodes: 200, fights: 0 }, { left: 10_000 });
  const rests = ways.map(({ keys }) => keys.join(', ')).filter(way => way.startsWith('rest, rage'));
  expect(rests.length).toBeGreaterThan(0);
  for (const way of rests) expect(way).toContain('5 wounds');
});
