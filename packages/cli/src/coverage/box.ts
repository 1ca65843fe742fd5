import {
  ABILITIES,
  CARDS,
  type CardKind,
  ENEMIES,
  keyOf,
  type Name,
  RUINS,
  SITES,
  SKILLS,
  TACTICS,
  UNITS,
  useOf,
} from '@deedbook/engine';
import { createText } from '@deedbook/text/all';
import type { Reachable, Reached } from '../simulate/reach.ts';
import type { TestRead } from './tests-read.ts';

/** Tests name things in English. */
const ENGLISH = createText('en');

/** Something in the base game's box that a test must exercise. */
export interface Thing {
  readonly id: string;
  /** Whether a test exercises it. */
  readonly isIn: (test: TestRead) => boolean;
  /** Whether bots have encountered it. */
  readonly isReached: (play: Play) => boolean;
}

export interface Family {
  readonly name: string;
  readonly things: readonly Thing[];
}

/** What happened in a batch of games. */
export interface Play {
  readonly reach: Readonly<Record<Reachable, Reached>>;
  readonly skillsUsed: ReadonlySet<Name>;
  /** Keys of the Unit abilities used, without Banners. */
  readonly unitUses: ReadonlySet<string>;
}

const times = ({ reach }: Play, what: Reachable, id: Name): boolean => (reach[what].times[id] ?? 0) > 0;

/** Matches words in a text, but not as part of longer ones. */
const wordsIn = (words: string): RegExp => new RegExp(`(?<![\\w-])${words}(?![\\w-])`);

/** Matches an id in quotes, alone or with other words (`'prowlers blocked'`), or as a value in a case. */
const inQuotes = (id: Name): ((test: Pick<TestRead, 'quoted'>) => boolean) => {
  const words = wordsIn(id);
  return ({ quoted }) => quoted.includes(id) && words.test(quoted);
};

const SIDES = { basic: 'play', powered: 'power' } as const;

const SIDE_WORDS = { basic: /\bbasic\b/i, powered: /\b(?:powered|strong)\b/i } as const;

/**
 * One side of a card. A test exercises it if it answers `play march` or `power march`, or `${how} march` where `how` is
 * 'play' or 'power'; or if the title (or a row of its table) names the card, and the side is answered through a
 * variable or named in the title. The name of a strong effect in a title is enough.
 */
function side(id: Name, as: 'basic' | 'powered'): Thing {
  const { name, strongName } = ENGLISH.cardText(id);
  const answered = wordsIn(`${SIDES[as]} ${id}`);
  const byVariable = `\`${SIDES[as]} \${`;
  const bySide = `'${SIDES[as]}'`;
  const partly = new RegExp(`\\$\\{\\w+\\} ${id}(?![\\w-])`);
  const named = wordsIn(`(?:${id}|${name})`);
  const ofStrong = as === 'powered' && strongName ? wordsIn(strongName) : null;
  return {
    id: `${id} ${as}`,
    isIn: ({ title, quoted }) =>
      (quoted.includes(id) && (answered.test(quoted) || (quoted.includes(bySide) && partly.test(quoted)))) ||
      ofStrong?.test(title) === true ||
      (named.test(title) && (SIDE_WORDS[as].test(title) || quoted.includes(byVariable))),
    isReached: play => times(play, 'card effects played', `${id} ${as}`),
  };
}

const cards = (name: string, kind: CardKind): Family => ({
  name,
  things: CARDS.ids()
    .filter(id => CARDS.get(id).kind === kind && CARDS.get(id).set === 'base')
    .flatMap(id => [side(id, 'basic'), side(id, 'powered')]),
});

/** A Skill is exercised by an answer (`skill x`, or `x …` when it pays); a passive one, by a hero who has it. */
function skill(id: Name): Thing {
  const { frequency } = SKILLS.get(id);
  const has = inQuotes(id);
  const used = new RegExp(`skill ${id}(?![\\w-])|['\`]${id} |^ *- ${id} `, 'm');
  const passive = frequency === 'passive';
  return {
    id,
    isIn: test => (passive ? has(test) : test.quoted.includes(id) && used.test(test.quoted)),
    isReached: play => (passive ? times(play, 'skills gained', id) : play.skillsUsed.has(id)),
  };
}

/** A Unit ability is exercised by an answer, or named together with the Unit in a row of a table. */
function unitAbility(id: Name, at: number): Thing {
  const use = useOf(id, at);
  const { words: word } = use;
  const key = keyOf(use);
  const answered = wordsIn(key);
  const has = inQuotes(id);
  const named = wordsIn(`(?:${id}|${ENGLISH.name('unit', id)})`);
  return {
    id: `${id}: ${word}`,
    isIn: test =>
      has(test) && (answered.test(test.quoted) || (named.test(test.title) && test.title.includes(`'${word}'`))),
    isReached: play => play.unitUses.has(key),
  };
}

/**
 * Some Units and enemies share an id. For those, mentions of Units are removed first, and tests of Units do not count.
 */
const UNIT_SAID = /\bunits: \[[^\]]*\]|\b(?:use|recruit|ready) [\w-]+/g;

const isOfUnits = ({ file }: TestRead): boolean => /\bunits[^/]*$/.test(file);

function enemy(id: Name): Thing {
  const has = inQuotes(id);
  const words = wordsIn(id);
  const isUnitToo = UNITS.has(id);
  return {
    id,
    isIn: test => has(test) && (!isUnitToo || (!isOfUnits(test) && words.test(test.text.replaceAll(UNIT_SAID, '')))),
    isReached: play => times(play, 'enemies fought', id),
  };
}

/** An enemy ability is exercised if a title names it. */
function enemyAbility(id: Name): Thing {
  const named = wordsIn(`(?:${ENGLISH.name('ability', id)}|'[a-z -]*${id}[a-z -]*')`);
  const having = ENEMIES.ids().filter(enemy => ENEMIES.get(enemy).abilities.includes(id));
  return {
    id,
    isIn: ({ title }) => named.test(title),
    isReached: play => having.some(enemy => times(play, 'enemies fought', enemy)),
  };
}

const plain = (id: Name, what: Reachable): Thing => ({
  id,
  isIn: inQuotes(id),
  isReached: play => times(play, what, id),
});

const isBase =
  (table: { get(id: Name): { set: string } }) =>
  (id: Name): boolean =>
    table.get(id).set === 'base';

/** Everything in the base game, by family. */
export const box = (): Family[] => [
  cards('basic actions', 'basic-action'),
  cards('advanced actions', 'advanced-action'),
  cards('spells', 'spell'),
  cards('artifacts', 'artifact'),
  { name: 'skills', things: SKILLS.ids().filter(isBase(SKILLS)).map(skill) },
  {
    name: 'unit abilities',
    things: UNITS.ids()
      .filter(isBase(UNITS))
      .flatMap(id => UNITS.get(id).abilities.map((_, at) => unitAbility(id, at))),
  },
  { name: 'enemies', things: ENEMIES.ids().filter(isBase(ENEMIES)).map(enemy) },
  { name: 'enemy abilities', things: ABILITIES.ids().map(enemyAbility) },
  { name: 'tactics', things: TACTICS.ids().map(id => plain(id, 'tactics taken')) },
  { name: 'sites', things: SITES.ids().map(id => plain(id, 'sites visited')) },
  {
    name: 'ruins',
    things: RUINS.ids()
      .filter(isBase(RUINS))
      .map(id => plain(id, 'ruins seen')),
  },
];
