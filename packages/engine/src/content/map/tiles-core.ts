import { TILES } from '../../rules/catalogue.ts';
import { tilesOf } from './tile-notation.ts';

const { core } = tilesOf();

TILES.add(
  core(1, {
    center: 'desert monastery',
    ne: 'desert tomb',
    e: 'desert',
    se: 'desert',
    sw: 'hills',
    w: 'hills spawning-grounds',
    nw: 'mountain',
  }),
);

// The northeast is a swamp, as on the printed tile; one source says wasteland.
TILES.add(
  core(2, {
    center: 'lake',
    ne: 'swamp ancient-ruins',
    e: 'hills green crystal-mine',
    se: 'swamp draconum',
    sw: 'swamp mage-tower',
    w: 'forest',
    nw: 'lake',
  }),
);

TILES.add(
  core(3, {
    center: 'wasteland',
    ne: 'wasteland ancient-ruins',
    e: 'hills mage-tower',
    se: 'wasteland',
    sw: 'hills white crystal-mine',
    w: 'wasteland tomb',
    nw: 'mountain',
  }),
);

// East and northwest are as on the printed tile; one source swaps the two terrains. The draconum is on a mountain.
TILES.add(
  core(4, {
    center: 'mountain draconum',
    ne: 'hills',
    e: 'wasteland keep',
    se: 'wasteland',
    sw: 'wasteland ancient-ruins',
    w: 'wasteland',
    nw: 'hills blue crystal-mine',
  }),
);

// The terrain under a city does not matter: entering always costs 2.
TILES.add(
  core(5, {
    center: 'swamp green city',
    ne: 'swamp village',
    e: 'swamp orcs',
    se: 'swamp',
    sw: 'forest orcs',
    w: 'lake',
    nw: 'forest magical-glade',
  }),
);

// The draconum is on a mountain.
TILES.add(
  core(6, {
    center: 'plains blue city',
    ne: 'plains monastery',
    e: 'lake',
    se: 'lake',
    sw: 'hills',
    w: 'mountain draconum',
    nw: 'forest',
  }),
);

// The draconum is on a lake.
TILES.add(
  core(7, {
    center: 'plains white city',
    ne: 'plains',
    e: 'forest',
    se: 'lake draconum',
    sw: 'lake',
    w: 'wasteland keep',
    nw: 'wasteland spawning-grounds',
  }),
);

// The west is a wasteland, as on the printed tile; one source says desert.
TILES.add(
  core(8, {
    center: 'desert red city',
    ne: 'hills red crystal-mine',
    e: 'desert',
    se: 'desert draconum',
    sw: 'wasteland',
    w: 'wasteland draconum',
    nw: 'desert ancient-ruins',
  }),
);
