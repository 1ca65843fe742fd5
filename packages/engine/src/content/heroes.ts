import { HEROES } from '../rules/catalogue.ts';

// Dummy crystals: another data set differs, and is wrong for Goldyx at least (confidence: medium).
HEROES.add({
  arythea: {
    set: 'base',
    cards: [{ card: 'battle-versatility', replaces: 'rage', set: 'base' }],
    dummyCrystals: ['red', 'red', 'white'],
  },
  goldyx: {
    set: 'base',
    cards: [{ card: 'will-focus', replaces: 'concentration', set: 'base' }],
    dummyCrystals: ['green', 'green', 'blue'],
  },
  norowas: {
    set: 'base',
    cards: [{ card: 'noble-manners', replaces: 'promise', set: 'base' }],
    dummyCrystals: ['white', 'white', 'green'],
  },
  tovak: {
    set: 'base',
    cards: [{ card: 'cold-toughness', replaces: 'determination', set: 'base' }],
    dummyCrystals: ['blue', 'blue', 'red'],
  },
});
