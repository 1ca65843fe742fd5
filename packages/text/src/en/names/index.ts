import { cards, strong } from './cards.ts';
import { abilities, enemies, ruins } from './enemies.ts';
import { heroes } from './heroes.ts';
import { cities, mapShapes, sites, terrains, tiles } from './places.ts';
import { scenarios, variants } from './scenarios.ts';
import { skills } from './skills.ts';
import { tactics } from './tactics.ts';
import { units } from './units.ts';

/** The names of things, by kind and id. */
export const names = {
  card: cards,
  strong: strong,
  unit: units,
  enemy: enemies,
  ability: abilities,
  ruin: ruins,
  skill: skills,
  tactic: tactics,
  hero: heroes,
  terrain: terrains,
  site: sites,
  city: cities,
  tile: tiles,
  'map-shape': mapShapes,
  scenario: scenarios,
  variant: variants,
};
