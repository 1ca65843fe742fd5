import {
  ABILITIES,
  CARDS,
  CITIES,
  COLORS,
  type Effect,
  ELEMENTS,
  ENEMIES,
  HEROES,
  HIDDEN,
  MAP_SHAPES,
  PHASES,
  RUINS,
  SCENARIOS,
  SITES,
  SKILLS,
  TACTICS,
  TERRAINS,
  TILES,
  TIMES,
  TOKEN_COLORS,
  UNITS,
  VARIANTS,
} from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { allCardTexts, createText, voiceOf } from './all.ts';
import { canTell } from './effects.ts';
import { LANGUAGES } from './languages.ts';
import type { Kind } from './names.ts';
import { leftovers } from './testing/leftovers.ts';

const PRINTED: readonly [Kind, readonly string[]][] = [
  ['card', CARDS.ids()],
  ['unit', UNITS.ids()],
  ['enemy', ENEMIES.ids()],
  ['ability', ABILITIES.ids()],
  ['ruin', RUINS.ids()],
  ['token', [...ENEMIES.ids(), ...RUINS.ids()]],
  ['tactic', TACTICS.ids()],
  ['hero', HEROES.ids()],
  ['skill', SKILLS.ids()],
  ['site', SITES.ids()],
  ['city', CITIES.ids()],
  ['terrain', TERRAINS.ids()],
  ['tile', TILES.ids()],
  ['map-shape', MAP_SHAPES.ids()],
  ['scenario', SCENARIOS.ids()],
  ['variant', VARIANTS.ids()],
  ['color', COLORS],
  ['token-color', TOKEN_COLORS],
  ['time', TIMES],
  ['element', ELEMENTS],
  ['resistance', ['physical', 'fire', 'ice']],
  ['phase', PHASES],
];

/** Every effect nested in a value. */
function effectsIn(value: unknown): Effect[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(effectsIn);
  return 'fx' in value && typeof value.fx === 'string' ? [value as Effect, ...inside] : inside;
}

const entries = [CARDS, UNITS, TACTICS, SITES, SKILLS].flatMap(table => table.ids().map(id => table.get(id) as object));

describe.each(LANGUAGES)('in %s', language => {
  const voice = voiceOf(language);
  const text = createText(language);

  it('every variant says in one sentence what it changes', () => {
    const sentences = VARIANTS.ids().map(id => text.variant(id));
    expect(sentences.filter(sentence => !/^\p{Lu}.+\.$/u.test(sentence))).toEqual([]);
  });

  it.each(PRINTED)('every %s has a name', (kind, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    const names = ids.map(id => text.name(kind, id));
    expect(leftovers(names)).toEqual([]);
    // A name that looks like an id is an id: it has no entry.
    expect(names.filter(name => /^[a-z]+(-[a-z0-9]+)+$/.test(name))).toEqual([]);
  });

  it('there are words for hidden things', () => {
    const kinds: Kind[] = ['card', 'unit', 'enemy', 'ability', 'ruin', 'token', 'tile', 'skill', 'hero'];
    const words = kinds.map(kind => text.name(kind, HIDDEN));
    expect(leftovers(words)).toEqual([]);
    expect(words.join(' ')).not.toContain(HIDDEN);
    expect(text.name('tile', `${HIDDEN}core`)).not.toBe(text.name('tile', HIDDEN));
  });

  it('every effect of a card, Unit, Tactic or site has words', () => {
    const kinds = new Set(effectsIn(entries).map(({ fx }) => fx));
    expect(kinds.size).toBeGreaterThan(20);
    expect([...kinds].filter(fx => !canTell(voice, fx))).toEqual([]);
  });

  it('every card has a text for both of its effects', () => {
    const texts = CARDS.ids().map(id => text.cardText(id));
    expect(leftovers(texts.flatMap(({ name, kind, basic, powered }) => [name, kind, basic, powered]))).toEqual([]);
    expect(leftovers(texts.flatMap(({ types }) => types))).toEqual([]);
    const spells = CARDS.ids().filter(id => CARDS.get(id).kind === 'spell');
    expect(spells.filter(id => text.cardText(id).strongName === null)).toEqual([]);
  });

  it('every Skill has a text', () => {
    const texts = SKILLS.ids().map(id => text.skillText(id));
    expect(leftovers(texts.flatMap(({ name, often, text: words }) => [name, often, words]))).toEqual([]);
    expect(texts.filter(({ text: words }) => !words.includes(' '))).toEqual([]);
  });

  it('every Tactic and every site has a text', () => {
    expect(leftovers(TACTICS.ids().map(id => text.tacticText(id).text))).toEqual([]);
    expect(leftovers(SITES.ids().map(id => text.siteText(id).text))).toEqual([]);
    expect(leftovers(RUINS.ids().map(id => text.ruinText(id).text))).toEqual([]);
  });

  it('every Unit has a text, one line per ability', () => {
    for (const id of UNITS.ids()) {
      const { name, kind, stats, resistances, sites, abilities } = text.unitText(id);
      expect(leftovers([name, kind, stats, ...resistances, ...sites, ...abilities])).toEqual([]);
      expect(new Set(abilities).size, id).toBe(UNITS.get(id).abilities.length);
      expect(sites.length).toBeGreaterThan(0);
    }
    expect(text.unitText(HIDDEN).name).toBe(text.name('unit', HIDDEN));
  });

  it('every enemy has a text, and whatever is printed on it is explained', () => {
    for (const id of ENEMIES.ids()) {
      const { name, token, stats, attacks, abilities, resistances } = text.enemyText(id);
      const told = [...abilities, ...resistances].flatMap(each => [each.name, each.text]);
      expect(leftovers([name, token, stats, ...attacks, ...told])).toEqual([]);
      expect(attacks.length, id).toBeGreaterThan(0);
      expect(abilities.map(each => each.text).filter(each => !/^\p{Lu}.*\.$/u.test(each))).toEqual([]);
      // An explanation that is just the id has no entry.
      expect(abilities.filter(each => !each.text.includes(' '))).toEqual([]);
    }
    expect(text.enemyText(HIDDEN).name).toBe(text.name('enemy', HIDDEN));
  });

  it('all cards and Tactics are in one table', () => {
    const table = allCardTexts(language).split('\n');
    expect(table).toHaveLength(2 + CARDS.ids().length + TACTICS.ids().length);
    expect(table.filter(row => row.split(' | ').length !== 8)).toEqual([]);
  });

  it('no two colors of mana and no two cards have the same name', () => {
    const distinct = (names: readonly string[]) => new Set(names).size;
    expect(distinct(COLORS.map(color => text.name('color', color)))).toBe(COLORS.length);
    expect(distinct(CARDS.ids().map(id => text.name('card', id)))).toBe(CARDS.ids().length);
  });
});
