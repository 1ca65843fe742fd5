import type { Grammar } from '../grammar.ts';

/** L’articolo di ogni nome, e le preposizioni articolate: di + il = del, in + la = nella, a + le = alle. */
export const grammar: Grammar = {
  articles: {
    portal: 'il',
    village: 'il',
    monastery: 'il',
    keep: 'il',
    'mage-tower': 'la',
    city: 'la',
    dungeon: 'il',
    tomb: 'la',
    'monster-den': 'la',
    'spawning-grounds': 'il',
    'ancient-ruins': 'le',
    'crystal-mine': 'la',
    'magical-glade': 'la',
    plains: 'la',
    hills: 'le',
    forest: 'la',
    wasteland: 'la',
    desert: 'il',
    swamp: 'la',
    lake: 'il',
    mountain: 'la',
    sea: 'il',
    'white-city': 'la',
    'blue-city': 'la',
    'green-city': 'la',
    'red-city': 'la',
    player: 'il',
  },
  before: {
    the: { il: 'il ', lo: 'lo ', la: 'la ', 'l’': 'l’', i: 'i ', gli: 'gli ', le: 'le ', none: '' },
    of: { il: 'del ', lo: 'dello ', la: 'della ', 'l’': 'dell’', i: 'dei ', gli: 'degli ', le: 'delle ', none: 'di ' },
    at: { il: 'nel ', lo: 'nello ', la: 'nella ', 'l’': 'nell’', i: 'nei ', gli: 'negli ', le: 'nelle ', none: 'in ' },
    to: { il: 'al ', lo: 'allo ', la: 'alla ', 'l’': 'all’', i: 'ai ', gli: 'agli ', le: 'alle ', none: 'a ' },
  },
  // “E” diventa “ed” davanti a un’altra e.
  lists: { and: 'e', or: 'o', soft: { before: /^[eè]/i, and: 'ed' } },
};
