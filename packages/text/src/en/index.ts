import { cards, effects, tactics } from './cards.ts';
import { cities } from './cities.ts';
import { duels } from './duels.ts';
import { enemies, units } from './fights.ts';
import { grammar } from './grammar.ts';
import { names } from './names/index.ts';
import { asking, choices, prompts } from './questions.ts';
import { skills } from './skills.ts';
import { places, words } from './words.ts';

/** What a table needs at once; the rest is in `later.ts`. */
export const sentences = {
  grammar,
  names,
  words,
  places,
  effects,
  cards,
  tactics,
  skills,
  cities,
  units,
  enemies,
  duels,
  prompts,
  asking,
  choices,
};
