import type { Grammar } from '../grammar.ts';

/** Names take “the”; the article also decides between at, in and on. */
export const grammar: Grammar = {
  articles: {
    portal: 'on the',
    village: 'in the',
    monastery: 'at the',
    keep: 'at the',
    'mage-tower': 'at the',
    city: 'in the',
    dungeon: 'at the',
    tomb: 'at the',
    'monster-den': 'at the',
    'spawning-grounds': 'at the',
    'ancient-ruins': 'at the',
    'crystal-mine': 'at the',
    'magical-glade': 'in the',
    plains: 'on the',
    hills: 'in the',
    forest: 'in the',
    wasteland: 'in the',
    desert: 'in the',
    swamp: 'in the',
    lake: 'on the',
    mountain: 'on the',
    sea: 'on the',
    'white-city': 'in the',
    'blue-city': 'in the',
    'green-city': 'in the',
    'red-city': 'in the',
    player: 'none',
  },
  before: {
    the: { 'at the': 'the ', 'in the': 'the ', 'on the': 'the ', none: '' },
    of: { 'at the': 'of the ', 'in the': 'of the ', 'on the': 'of the ', none: 'of ' },
    at: { 'at the': 'at the ', 'in the': 'in the ', 'on the': 'on the ', none: 'at ' },
    to: { 'at the': 'to the ', 'in the': 'to the ', 'on the': 'to the ', none: 'to ' },
  },
  // British list rules have no comma before the last item.
  lists: { locale: 'en-GB' },
};
