import { MAP_SHAPES, placeName, placesBeside, type ScenarioMode, type TilePlace } from '@deedbook/engine';

/** A tile of a map, and a position it may have. */
export interface Sketched extends TilePlace {
  readonly kind: 'start' | 'revealed' | 'countryside' | 'core';
}

/** Distance from the starting tile. */
const farness = ({ a, b }: TilePlace): number => Math.max(Math.abs(a), Math.abs(b), Math.abs(a + b));

/** Whether an open map is filled evenly, the middle first. */
const sideness = ({ a, b }: TilePlace): number => Math.abs(a - b);

/**
 * One way the map of a scenario may grow, to show its shape: tiles near the start first, core tiles beyond them, each
 * next to two others.
 */
export function sketchOf(shapeId: string, tiles: ScenarioMode['tiles'][number] | undefined): Sketched[] {
  const shape = MAP_SHAPES.get(shapeId);
  const { countryside = 8, core = 2, cities = 1 } = tiles ?? {};
  const map: Sketched[] = [
    { a: 0, b: 0, kind: 'start' },
    ...shape.revealed.map(at => ({ ...at, kind: 'revealed' as const })),
  ];
  const lay = (kind: 'countryside' | 'core', count: number) => {
    for (let i = 0; i < count; i++) {
      const place = bestPlace(map, at => shape.allows(at, kind));
      if (place) map.push({ ...place, kind });
    }
  };
  lay('countryside', countryside - shape.revealed.length);
  lay('core', core + cities);
  return map;
}

function bestPlace(map: readonly Sketched[], allows: (place: TilePlace) => boolean): TilePlace | undefined {
  const lies = new Set(map.map(placeName));
  const touching = (place: TilePlace) => placesBeside(place).filter(at => lies.has(placeName(at))).length;
  return map
    .flatMap(placesBeside)
    .filter(at => !lies.has(placeName(at)) && allows(at) && touching(at) >= 2)
    .sort((x, y) => farness(x) - farness(y) || sideness(x) - sideness(y))[0];
}
