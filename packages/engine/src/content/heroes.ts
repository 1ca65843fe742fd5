import { HEROES } from '../rules/catalogue.ts';

// Dummy crystals: one other data set has different ones, among them wrong ones for Goldyx (confidence: medium).
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
