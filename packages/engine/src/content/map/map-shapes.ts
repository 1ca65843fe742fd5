import { MAP_SHAPES } from '../../rules/catalogue.ts';
import type { TilePlace } from '../../state/hex.ts';

const at = (a: number, b: number): TilePlace => ({ a, b });

const WEDGE = [at(0, 1), at(1, 0)];
const OPEN = [at(0, 1), at(1, 0), at(1, -1)];

const CONQUER_AND_HOLD = {
  countryside: [...OPEN, at(1, 1), at(2, -1)],
  core: [at(2, 0), at(2, 1), at(3, 0), at(3, -1)],
};

const inWedge = ({ a, b }: TilePlace): boolean => a >= 0 && b >= 0;
const onCoast = ({ a, b }: TilePlace): boolean => a === 0 || b === 0;

/**
 * Columns run east-north-east and are numbered by `b`: positive to the left of the starting tile, negative to the
 * right.
 */
const inColumns =
  (right: number, left: number) =>
  ({ a, b }: TilePlace): boolean =>
    b >= -right && b <= left && a >= 0 && a >= -b;

MAP_SHAPES.add({
  // MAP-01
  wedge: {
    start: 'start-a',
    allows: (place, kind) => inWedge(place) && !(kind === 'core' && onCoast(place)),
    revealed: WEDGE,
  },
  'wedge-unlimited': {
    start: 'start-a',
    allows: inWedge,
    revealed: WEDGE,
  },
  // MAP-02
  'open-5': {
    start: 'start-b',
    allows: inColumns(2, 2),
    revealed: OPEN,
  },
  // MAP-03
  'open-4': {
    start: 'start-b',
    allows: inColumns(2, 1),
    revealed: OPEN,
  },
  'open-3': {
    start: 'start-b',
    allows: inColumns(1, 1),
    revealed: OPEN,
  },
  'conquer-and-hold': {
    start: 'start-b',
    allows: ({ a, b }, kind) => CONQUER_AND_HOLD[kind].some(place => place.a === a && place.b === b),
    revealed: OPEN,
  },
});
