import { TILES } from '../../rules/catalogue.ts';
import { tilesOf } from './tile-notation.ts';

const { countryside } = tilesOf();

TILES.add(
  countryside(1, {
    center: 'forest magical-glade',
    ne: 'lake',
    e: 'plains village',
    se: 'plains',
    sw: 'plains',
    w: 'forest',
    nw: 'forest orcs',
  }),
);

TILES.add(
  countryside(2, {
    center: 'hills',
    ne: 'forest magical-glade',
    e: 'plains village',
    se: 'plains',
    sw: 'hills green crystal-mine',
    w: 'plains',
    nw: 'hills orcs',
  }),
);

TILES.add(
  countryside(3, {
    center: 'forest',
    ne: 'hills keep',
    e: 'hills',
    se: 'hills white crystal-mine',
    sw: 'plains village',
    w: 'plains',
    nw: 'plains',
  }),
);

TILES.add(
  countryside(4, {
    center: 'desert mage-tower',
    ne: 'desert',
    e: 'mountain',
    se: 'plains village',
    sw: 'plains',
    w: 'hills orcs',
    nw: 'desert',
  }),
);

TILES.add(
  countryside(5, {
    center: 'lake',
    ne: 'plains monastery',
    e: 'plains orcs',
    se: 'hills blue crystal-mine',
    sw: 'forest',
    w: 'forest magical-glade',
    nw: 'forest',
  }),
);

TILES.add(
  countryside(6, {
    center: 'hills red crystal-mine',
    ne: 'forest',
    e: 'plains',
    se: 'forest orcs',
    sw: 'hills',
    w: 'hills monster-den',
    nw: 'mountain',
  }),
);

// The southeast is a dungeon, as on the printed tile; one source says tomb.
TILES.add(
  countryside(7, {
    center: 'swamp',
    ne: 'forest orcs',
    e: 'forest magical-glade',
    se: 'plains dungeon',
    sw: 'plains',
    w: 'plains monastery',
    nw: 'lake',
  }),
);

TILES.add(
  countryside(8, {
    center: 'swamp orcs',
    ne: 'forest ancient-ruins',
    e: 'plains',
    se: 'swamp village',
    sw: 'swamp',
    w: 'forest',
    nw: 'forest magical-glade',
  }),
);

// The northwest is a dungeon, as on the printed tile; one source says tomb.
TILES.add(
  countryside(9, {
    center: 'mountain',
    ne: 'mountain',
    e: 'wasteland keep',
    se: 'plains',
    sw: 'wasteland mage-tower',
    w: 'plains',
    nw: 'wasteland dungeon',
  }),
);

TILES.add(
  countryside(10, {
    center: 'mountain',
    ne: 'forest',
    e: 'plains',
    se: 'hills ancient-ruins',
    sw: 'hills keep',
    w: 'hills',
    nw: 'hills monster-den',
  }),
);

TILES.add(
  countryside(11, {
    center: 'plains mage-tower',
    ne: 'lake',
    e: 'lake',
    se: 'hills orcs',
    sw: 'lake',
    w: 'plains ancient-ruins',
    nw: 'hills',
  }),
);
