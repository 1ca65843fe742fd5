import { centreOf, type ScenarioMode } from '@deedbook/engine';
import { memo } from 'react';
import { tilePath } from '../../art/hex-path.ts';
import { boxOf, hexesOf, pointOf, SIZE } from '../../board/geometry.ts';
import './map-sketch.css';
import { sketchOf } from './sketch.ts';

interface MapSketchProps {
  readonly shape: string;
  readonly tiles: ScenarioMode['tiles'][number] | undefined;
  readonly className?: string;
}

/** A small sketch of a map's shape: where it starts, what is there from the beginning, and how it may grow. */
export const MapSketch = memo(function MapSketch({ shape, tiles, className = '' }: MapSketchProps) {
  const places = sketchOf(shape, tiles);
  const { left, top, right, bottom } = boxOf(places.flatMap(hexesOf));
  return (
    <svg
      className={`map-sketch ${className}`}
      viewBox={`${left - 12} ${top - 12} ${right - left + 24} ${bottom - top + 24}`}
      aria-hidden="true"
    >
      {places.map(place => {
        const { x, y } = pointOf(centreOf(place));
        return <path key={`${place.a},${place.b}`} data-kind={place.kind} d={tilePath(SIZE * 0.97, x, y)} />;
      })}
    </svg>
  );
});
