import type { Catalogue, Translation } from '../shape.ts';
import { cards, effects, tactics } from './cards.ts';
import { cities } from './cities.ts';
import { duels } from './duels.ts';
import { faults } from './faults.ts';
import { enemies, outlook, scores, units } from './fights.ts';
import { grammar } from './grammar.ts';
import { names } from './names/index.ts';
import { changes, goals } from './names/scenarios.ts';
import { news, reveals } from './news.ts';
import { asking, choices, prompts } from './questions.ts';
import { refusals } from './refusals.ts';
import { ruins, sites } from './sites.ts';
import { skills } from './skills.ts';
import { places, words } from './words.ts';

export const sentences: Translation<Catalogue> = {
  grammar,
  names,
  goals,
  changes,
  words,
  places,
  effects,
  cards,
  tactics,
  skills,
  sites,
  ruins,
  cities,
  units,
  enemies,
  outlook,
  duels,
  scores,
  prompts,
  asking,
  choices,
  news,
  reveals,
  refusals,
  faults,
};
