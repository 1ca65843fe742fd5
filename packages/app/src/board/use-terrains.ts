import { groundOf, type PlacedTile } from '@deedbook/engine';
import { useMemo } from 'react';

/** The terrains on a map. */
export const useTerrains = (map: readonly PlacedTile[]): readonly string[] =>
  useMemo(() => [...new Set([...groundOf(map).values()].map(({ terrain }) => terrain))], [map]);
