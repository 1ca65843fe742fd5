import { type PlacedTile, qOf, rOf, type Space } from '@deedbook/engine';
import { memo } from 'react';
import { TerrainHex } from '../art/index.ts';
import { pointOf, SIZE, tileShapeOf } from './geometry.ts';

interface TileGroundProps {
  readonly tile: PlacedTile;
  readonly spaces: readonly Space[];
  /** Revealed while the player watches. */
  readonly isNew: boolean;
}

function Ground({ tile, spaces, isNew }: TileGroundProps) {
  return (
    <g className={isNew ? 'board-tile is-new' : 'board-tile'}>
      {spaces.map(({ hex, terrain }) => (
        <TerrainHex
          key={hex}
          terrain={terrain}
          size={SIZE}
          variant={Math.abs(qOf(hex) * 7 + rOf(hex) * 13)}
          {...pointOf(hex)}
        />
      ))}
      <path className="board-tile-edge" d={tileShapeOf(tile)} />
    </g>
  );
}

/** A tile on the map. Its print never changes, so it is redrawn only for a different tile. */
export const TileGround = memo(Ground, (a, b) => a.tile === b.tile);
