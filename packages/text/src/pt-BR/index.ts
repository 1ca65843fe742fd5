import type { Catalogue, Translation } from '../shape.ts';
import { cards, effects, sites, tactics } from './cards.ts';
import { news, reveals } from './news.ts';
import { asking, choices, prompts } from './questions.ts';
import { refusals } from './refusals.ts';
import { words } from './words.ts';

export const portuguese: Translation<Catalogue> = {
  words,
  effects,
  cards,
  tactics,
  sites,
  prompts,
  asking,
  choices,
  news,
  reveals,
  refusals,
};
