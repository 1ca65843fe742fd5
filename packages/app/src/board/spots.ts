import { type Hex, hexName, hexNamed, spotName, spotNamed } from '@deedbook/engine';

/* The spots of the map by the words that the drawing knows them by. */

/** The space that a spot is. */
export function hexOfSpot(spot: string): Hex | null {
  const { kind, id } = spotNamed(spot);
  return kind === 'hex' ? hexNamed(id) : null;
}

/** The place for a new tile that a spot is, by its name. */
export function tileOfSpot(spot: string): string | null {
  const { kind, id } = spotNamed(spot);
  return kind === 'tile' ? id : null;
}

export const spotOfHex = (hex: Hex): string => spotName({ kind: 'hex', id: hexName(hex) });
export const spotOfTile = (id: string): string => spotName({ kind: 'tile', id });
