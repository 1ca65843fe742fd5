import type { Choice } from '@deedbook/engine';
import { drawLegend } from './legend.ts';
import { drawMap } from './map.ts';
import { explorable, labelsOf, type Scene } from './scene.ts';

/** The whole revealed map, with every sign on it explained below. */
export function drawWholeMap(scene: Scene, choices: readonly Choice[]): string[] {
  const { view, seat, look } = scene;
  const plan = { view, seat, places: explorable(scene), labels: labelsOf(choices) };
  const { lines, shown } = drawMap(plan, look, null);
  return [...lines, '', ...drawLegend(scene, shown, look.width)];
}
