import { TILES } from '../../rules/catalogue.ts';
import { tilesOf } from './tile-notation.ts';

const { starting } = tilesOf();

// The wedge side: the map grows north and east-northeast.
TILES.add(
  starting('A', {
    center: 'plains portal',
    ne: 'forest',
    e: 'plains',
    se: 'sea',
    sw: 'sea',
    w: 'sea',
    nw: 'plains',
  }),
);

// The open side: like side A, but with land in the southeast.
TILES.add(
  starting('B', {
    center: 'plains portal',
    ne: 'forest',
    e: 'plains',
    se: 'plains',
    sw: 'sea',
    w: 'sea',
    nw: 'plains',
  }),
);
