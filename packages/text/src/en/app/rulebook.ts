import { plural } from '../plural.ts';

/** The frame of the rule book. */
export const rulebook = {
  title: 'Rule book',
  contents: 'Contents',
  inThisChapter: 'In this chapter',
  welcome:
    'Every rule of the game, in our own words. New here? Read the first four chapters and look up the rest when you need it. Every rule has a short name, such as CMB-BLK-03: the game quotes it whenever it says no.',
  search: 'Search the rules',
  searchHint: 'Words or the name of a rule. Press / to get here.',
  found: (n: number) => plural(n, '1 place found', `${n} places found`),
  nothing: (sought: string) => `Nothing about “${sought}”. Try fewer words, or just the beginning of one.`,
  chapter: (n: number) => `Chapter ${n}`,
  rule: (id: string) => `Rule ${id}`,
  previous: 'Previous',
  next: 'Next',
  back: 'Back',
  close: 'Close the rule book',
  noSuch: (id: string) => `There is no rule called ${id}.`,
  noSuchBut: (id: string) => `There is no rule called ${id}. Perhaps it is one of these:`,
  missing: 'This chapter could not be loaded. You seem to be offline.',
  again: 'Try again',
};
