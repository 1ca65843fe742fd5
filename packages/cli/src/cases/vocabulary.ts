import {
  CARDS,
  type Catalogue,
  CITIES,
  COLORS,
  ENEMIES,
  HEROES,
  hexNamed,
  MAP_SHAPES,
  NEWS,
  type NewsKind,
  nearest,
  PROMPTS,
  RUINS,
  SCENARIOS,
  SITES,
  SKILLS,
  TACTICS,
  TERRAINS,
  TILES,
  UNITS,
  VARIANTS,
  wordsOf,
} from '@deedbook/engine';

/* The names a case may use. A misspelled name that is only expected to be absent would otherwise go unnoticed. */

const TABLES: readonly Catalogue<unknown>[] = [
  CARDS,
  UNITS,
  ENEMIES,
  RUINS,
  SKILLS,
  TACTICS,
  HEROES,
  TILES,
  SITES,
  TERRAINS,
  CITIES,
  MAP_SHAPES,
  SCENARIOS,
  VARIANTS,
];

/** The words of answers, besides names, numbers and spaces. */
const ANSWER_WORDS: readonly string[] = (
  'a after agree all altar an and announce-end armor artifact assault attack begin-turn block bottom break burn buy ' +
  'call card cards challenge cheaper convert crystal decline dice die disband discard done draw drive duel each elite ' +
  'end-phase end-turn endless enemy enter explore fame fight fire fly from full give-up glade hand heal healing hero ' +
  'hide hold ice incantation influence interact into invite keep learn leave level-up mana mark move no none now of one ' +
  'partial pass pay play play-turn plunder power provoke random-crystal ranged ready recruit redo refuse reputation ' +
  'resistant rest reward sideways siege skill spare spell stand stay-out steal study tactic take target terrain the ' +
  'three together token top train travel turn two undo unit units unseen use walk with without wound wounds yes'
).split(' ');

const known: ReadonlySet<string> = new Set([
  ...TABLES.flatMap(table => table.ids()),
  ...COLORS,
  ...ANSWER_WORDS,
  ...[
    'fortified',
    'unfortified',
    'unresisting',
    'cold-fire',
    'advanced-action',
    'dungeon',
    'crystals',
    'by',
    'day',
    'night',
  ],
]);

const isNumber = (word: string): boolean => /^[-−]?\d+$/.test(word);

/** The first word that occurs in no answer. */
const strangeWord = (key: string): string | null =>
  wordsOf(key).find(word => !known.has(word) && !isNumber(word) && hexNamed(word) === null) ?? null;

const prompts = Object.keys(PROMPTS);

const hint = (word: string, names: readonly string[]): string => {
  const near = nearest(word, names);
  return near === null ? '' : `; did you mean '${near}'?`;
};

/** Why no answer could ever match this, or null. */
export function whyNoAnswer(key: string): string | null {
  const strange = strangeWord(key);
  return strange === null ? null : `no answer has the word '${strange}'${hint(strange, [...known])}`;
}

export function whyNoPrompt(prompt: string): string | null {
  if (prompt === 'none' || prompts.includes(prompt)) return null;
  return `there is no prompt '${prompt}'${hint(prompt, prompts)}`;
}

/** Fields of news that hold the name of one or more things. */
const NAMED: Readonly<Record<string, Catalogue<unknown>>> = {
  card: CARDS,
  cards: CARDS,
  unit: UNITS,
  units: UNITS,
  enemy: ENEMIES,
  enemies: ENEMIES,
  skill: SKILLS,
  skills: SKILLS,
  tactic: TACTICS,
  hero: HEROES,
  tile: TILES,
  site: SITES,
};

const isNewsKind = (kind: string): kind is NewsKind => Object.hasOwn(NEWS, kind);

/** What is wrong with expected news: unknown kinds, fields or values, one message each. */
export function whyNoNews(wanted: unknown): string[] {
  const { news: kind, ...said } = typeof wanted === 'string' ? { news: wanted } : (wanted as Record<string, unknown>);
  if (typeof kind !== 'string') return [];
  if (!isNewsKind(kind)) return [`there is no news '${kind}'${hint(kind, Object.keys(NEWS))}`];
  const fields = Object.keys(NEWS[kind]);
  return Object.entries(said).flatMap(([field, value]) => {
    if (!fields.includes(field)) return [`the news '${kind}' has no '${field}'${hint(field, fields)}`];
    const table = NAMED[field];
    if (!table) return [];
    return [value]
      .flat()
      .filter(name => typeof name === 'string' && !table.has(name))
      .map(name => `there is no ${table.kind} '${name}'${hint(String(name), table.ids())}`);
  });
}
