import type { LaterCatalogue, Translation } from '../shape.ts';
import { faults } from './faults.ts';
import { changes, goals } from './goals.ts';
import { news, reveals } from './news.ts';
import { outlook } from './outlook.ts';
import { refusals } from './refusals.ts';
import { scores } from './scores.ts';
import { ruins, sites } from './sites.ts';

/** What is not needed in the first moment of a game: it is loaded once the table stands. */
export const later: Translation<LaterCatalogue> = {
  goals,
  changes,
  sites,
  ruins,
  outlook,
  scores,
  news,
  reveals,
  refusals,
  faults,
};
