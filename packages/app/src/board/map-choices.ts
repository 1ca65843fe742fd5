import { type Choice, groundOf, hexNamed, spotNamed } from '@deedbook/engine';
import { useCallback, useMemo } from 'react';
import { useSeat } from '../game/table.ts';
import { useSpots } from '../question/spots.ts';

export type Choices = ReadonlyMap<string, readonly Choice[]>;

/** The choices on the map: those at spaces, and those at places for new tiles. */
export interface MapChoices {
  readonly hexes: Choices;
  readonly tiles: Choices;
}

/**
 * The choices located on the map, by the names of their spaces and of the places for new tiles. During a combat the map
 * is in the background and has none: they become buttons of the question.
 */
export function useMapChoices(): MapChoices {
  const map = useSeat(({ view }) => view.map);
  const isOpen = useSeat(({ view }) => view.combat === null && view.duel === null);
  const hasHex = useCallback((id: string) => isOpen && groundOf(map).has(hexNamed(id) ?? -1), [map, isOpen]);
  const hasTile = useCallback(() => isOpen, [isOpen]);
  const hexes = useSpots('hex', hasHex);
  const tiles = useSpots('tile', hasTile);
  return useMemo(() => ({ hexes, tiles }), [hexes, tiles]);
}

/** The choices at a spot, by its full name. */
export function choicesAt({ hexes, tiles }: MapChoices, spot: string): readonly Choice[] {
  const { kind, id } = spotNamed(spot);
  return (kind === 'tile' ? tiles : hexes).get(id) ?? [];
}
