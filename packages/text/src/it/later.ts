import type { LaterCatalogue, Translation } from '../shape.ts';
import { faults } from './faults.ts';
import { changes, goals } from './goals.ts';
import { news, reveals } from './news.ts';
import { outlook } from './outlook.ts';
import { refusals } from './refusals.ts';
import { scores } from './scores.ts';

/** What nobody says in the first moment of a game: it comes while the table already stands. */
export const later: Translation<LaterCatalogue> = { goals, changes, outlook, scores, news, reveals, refusals, faults };
