import {
  ABILITIES,
  CARDS,
  CITIES,
  ENEMIES,
  HEROES,
  MAP_SHAPES,
  RUINS,
  SCENARIOS,
  SITES,
  SKILLS,
  TACTICS,
  TERRAINS,
  TILES,
  UNITS,
  VARIANTS,
} from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { createText } from './all.ts';
import { CATALOGUES } from './catalogues.ts';
import { LANGUAGES } from './languages.ts';

const spells = CARDS.ids().filter(id => CARDS.get(id).kind === 'spell');

/** English has the names; the types require the other languages to match. */
it.each([
  ['card', CARDS.ids()],
  ['strong', spells],
  ['unit', UNITS.ids()],
  ['enemy', ENEMIES.ids()],
  ['ability', ABILITIES.ids()],
  ['ruin', RUINS.ids()],
  ['tactic', TACTICS.ids()],
  ['hero', HEROES.ids()],
  ['skill', SKILLS.ids()],
  ['site', SITES.ids()],
  ['city', CITIES.ids()],
  ['terrain', TERRAINS.ids()],
  ['map-shape', MAP_SHAPES.ids()],
  ['scenario', SCENARIOS.ids()],
  ['variant', VARIANTS.ids()],
] as const)('every %s has a name, and no name is left over', (kind, ids) => {
  expect(Object.keys(CATALOGUES.en.names[kind]).sort()).toEqual(ids.toSorted());
});

it('every scenario has a goal, and every variant says what it changes', () => {
  expect(Object.keys(CATALOGUES.en.goals).sort()).toEqual(SCENARIOS.ids().sort());
  expect(Object.keys(CATALOGUES.en.changes).sort()).toEqual(VARIANTS.ids().sort());
});

describe.each(LANGUAGES)('in %s', language => {
  it('names start and end with a letter or digit', () => {
    for (const names of Object.values(CATALOGUES[language].names)) {
      for (const name of Object.values(names)) expect(name).toMatch(/^\S(.*\S)?$/);
    }
  });

  it('tiles are distinguished by their numbers and letters', () => {
    const text = createText(language);
    const names = TILES.ids().map(id => text.name('tile', id));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter(name => name.includes('{'))).toEqual([]);
  });
});

it('tiles are named after what is printed on them', () => {
  const text = createText('en');
  expect(['start-a', 'countryside-7', 'core-3'].map(id => text.name('tile', id))).toEqual([
    'Starting tile A',
    'Countryside tile 7',
    'Core tile 3',
  ]);
});
