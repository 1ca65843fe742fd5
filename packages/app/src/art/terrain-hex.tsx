import './terrain.css';
import { hexPath } from './hex-path.ts';
import { TERRAIN_NAMES, VARIANTS } from './terrains.ts';

export interface TerrainHexProps {
  readonly terrain: string;
  /** Radius in px: from the centre to a corner. */
  readonly size?: number | undefined;
  /** Where the centre is, in the SVG it is part of. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** Any number, such as that of the space: picks one of the drawings of this terrain, so that neighbors differ. */
  readonly variant?: number | undefined;
  readonly className?: string | undefined;
}

/** A space of the map, for use inside an SVG on a page that has `TerrainPatterns`. */
export function TerrainHex({ terrain, size = 50, x = 0, y = 0, variant = 0, className }: TerrainHexProps) {
  const name = TERRAIN_NAMES.includes(terrain) ? terrain : 'other';
  const which = Math.abs(Math.trunc(variant)) % VARIANTS.length;
  return (
    <path
      className={className ? `terrain-hex ${className}` : 'terrain-hex'}
      fill={`url(#terrain-${name}-${which})`}
      d={hexPath(size, x, y)}
    />
  );
}
