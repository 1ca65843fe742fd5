import { SITES, TERRAINS, TILES, type TileSpace } from '../rules/catalogue.ts';
import type { BasicColor } from '../state/mana.ts';
import type { Name } from '../state/names.ts';

const WIDTH = 6;

/**
 * A tile as three rows of spaces: the sign of the terrain, then of the site with the initials of its colors, or `!` and
 * the initial of the rampaging token.
 */
export function drawTile(id: Name): string {
  const { spaces, city } = TILES.get(id);
  const row = (...places: (keyof typeof spaces)[]) => places.map(p => draw(spaces[p], city).padEnd(WIDTH)).join('');
  const shift = ' '.repeat(WIDTH / 2);
  return [shift + row('nw', 'ne'), row('w', 'center', 'e'), shift + row('sw', 'se')].map(r => r.trimEnd()).join('\n');
}

function draw({ terrain, site, rampaging, mine }: TileSpace, city: BasicColor | null): string {
  const { sign } = TERRAINS.get(terrain);
  if (rampaging) return `${sign}!${rampaging[0]}`;
  if (!site) return sign;
  const colors = site === 'city' && city ? [city] : mine;
  return sign + (SITES.find(site)?.sign ?? '??') + colors.map(color => color[0]).join('');
}
