import { CITIES } from '../../rules/catalogue.ts';
import type { TokenColor } from '../../state/map.ts';

const BACKS: Readonly<Record<string, TokenColor>> = { g: 'grey', v: 'violet', b: 'brown', w: 'white' };

/** Garrisons by level, one word each, one letter per token: `gw` is a gray and a white one (CTY-03). */
const garrisons = (printed: string): TokenColor[][] =>
  printed.split(' ').map(level => [...level].map(letter => BACKS[letter] as TokenColor));

CITIES.add({
  'white-city': {
    set: 'base',
    color: 'white',
    bonus: { armor: 1 },
    garrisons: garrisons('w gw ww ggw gww gggw ggww gwww gggww ggwww gwwww'),
    sells: 'units',
  },
  'blue-city': {
    set: 'base',
    color: 'blue',
    bonus: { attack: { fire: 2, ice: 2, 'cold-fire': 1 } },
    garrisons: garrisons('gv vv vw gvw vvw vww gvvw vvww vwww gvvww vvwww'),
    sells: 'spells',
  },
  'green-city': {
    set: 'base',
    color: 'green',
    bonus: { physical: 'poison' },
    garrisons: garrisons('gb bb ggb gbw bbw ggbw gbbw bbww gbbbw gbbww bbwww'),
    sells: 'advanced-actions',
  },
  'red-city': {
    set: 'base',
    color: 'red',
    bonus: { physical: 'brutal' },
    garrisons: garrisons('w bv bw bvv bvw bbvv bvvw bvww bbvvw bbvww bvwww'),
    sells: 'artifacts',
  },
});
