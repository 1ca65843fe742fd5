import { PHASES, SCORED, TIMES, TOKEN_COLORS } from '@deedbook/engine';
import { colors, count, crystals, may, oneOf, pile, units, who, word, words } from '@deedbook/positions';
import * as z from 'zod/mini';

/* The shape of `then`: named values and what they must be. */

const whole = z.int({ error: 'must be a whole number' });
const flag = z.boolean({ error: 'must be true or false' });
const listOrWord = z.union([z.string(), words], { error: 'must be a word or a list of them' });
const listOrCount = z.union([words, count], { error: 'must be a list of names, or how many there are' });
const places = z.record(word, listOrWord, { error: 'must name spaces and what is there' });

/** What can be checked about one hero. */
const ofHero = {
  at: may(word),
  level: may(whole),
  fame: may(whole),
  reputation: may(whole),
  armor: may(whole),
  handLimit: may(whole),
  commandTokens: may(whole),
  hand: may(listOrCount),
  wounds: may(count),
  deck: may(pile),
  discard: may(listOrCount),
  played: may(listOrCount),
  crystals: may(crystals),
  mana: may(colors),
  dice: may(words),
  units: may(units),
  skills: may(words),
  skillPile: may(pile),
  tactic: may(word),
  tacticDie: may(word),
  moveCost: may(z.record(word, z.union([count, z.literal('none')], { error: "must be a number, or 'none'" }))),
  exploreCost: may(count),
  mayUndo: may(count),
  mayRedo: may(count),
  plundered: may(flag),
  tokenDown: may(flag),
  score: may(whole),
  achievements: may(z.partialRecord(oneOf(SCORED), whole)),
  titles: may(z.partialRecord(oneOf(SCORED), whole)),
  won: may(flag),
};

/** What can be checked about a question: the current one, or what one hero may answer. */
const ofQuestion = { prompt: may(word), options: may(words), offers: may(words), offersNot: may(words) };

const heroShape = z.strictObject({ ...ofHero, ...ofQuestion });
export type HeroExpectation = z.infer<typeof heroShape>;

const newsShape = z.union([z.string(), z.looseObject({ news: word })], {
  error: 'must be a kind of news, or { news: kind, … }',
});

/** What can be checked about an enemy in a combat: what it needs, and what it would do. */
const outlookShape = z.strictObject({
  armor: may(count),
  fortified: may(count),
  block: may(count),
  damage: may(count),
  wounds: may(count),
  units: may(z.record(word, word)),
});

/** What can be checked about a combat and its rewards. */
const ofCombat = {
  phase: may(oneOf([...PHASES, 'melee', 'none'])),
  enemies: may(words),
  defeated: may(words),
  attack: may(count),
  attackNeeded: may(count),
  block: may(count),
  blockNeeded: may(count),
  outlook: may(z.record(word, outlookShape, { error: 'must name enemies, each with its numbers' })),
  combatWounds: may(count),
  knockedOut: may(flag),
  rewards: may(words),
  attacker: may(who),
  damage: may(count),
  prices: may(z.record(word, count, { error: 'must name what damage can be used for, each with its number' })),
};

export const thenShape = z.strictObject({
  ...ofHero,
  ...ofCombat,
  ...ofQuestion,
  heroes: may(z.record(word, heroShape, { error: 'must name heroes, each with its fields' })),
  move: may(count),
  influence: may(whole),
  heal: may(count),
  part: may(oneOf(['movement', 'action', 'rest'])),
  interacting: may(flag),
  turn: may(who),
  asked: may(z.union([who, z.array(who)], { error: 'must be a hero, several, or nobody' })),
  time: may(oneOf(TIMES)),
  round: may(count),
  order: may(z.array(who)),
  announcedBy: may(who),
  ending: may(flag),
  over: may(flag),
  source: may(z.union([colors, count], { error: 'must be colours, or how many dice there are' })),
  tokens: may(places),
  shields: may(places),
  cities: may(
    z.record(
      word,
      z.strictObject({ level: may(count), shields: may(z.array(who)), conquered: may(flag), leader: may(who) }),
      { error: 'must name spaces, each with what must be so of the city there' },
    ),
  ),
  tiles: may(places),
  tileStack: may(pile),
  unitOffer: may(listOrCount),
  monasteryOffer: may(listOrCount),
  advancedOffer: may(listOrCount),
  spellOffer: may(listOrCount),
  skillOffer: may(listOrCount),
  advancedDeck: may(pile),
  spellDeck: may(pile),
  artifactDeck: may(pile),
  regularDeck: may(pile),
  eliteDeck: may(pile),
  removed: may(listOrCount),
  unitsGone: may(listOrCount),
  tokenDiscards: may(z.partialRecord(oneOf(TOKEN_COLORS), words)),
  dummy: may(
    z.strictObject({
      deck: may(pile),
      discard: may(listOrCount),
      crystals: may(crystals),
      tactic: may(word),
      skillPile: may(pile),
    }),
  ),
  refused: may(word),
  news: may(z.array(newsShape, { error: 'must be a list of news' })),
  newsNot: may(z.array(newsShape, { error: 'must be a list of news' })),
});
export type Expectation = z.infer<typeof thenShape>;
