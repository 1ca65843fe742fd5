import type { LaterCatalogue, Translation } from '../shape.ts';
import { faults } from './faults.ts';
import { changes, goals } from './goals.ts';
import { news, reveals } from './news.ts';
import { outlook } from './outlook.ts';
import { refusals } from './refusals.ts';
import { scores } from './scores.ts';
import { ruins, sites } from './sites.ts';

/** What is not needed at the very start of a game; loaded once the table is shown. */
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
