import {
  BASIC_COLORS,
  CAUSES,
  COLORS,
  CONTENT_SETS,
  DUEL_PHASES,
  DUEL_STEPS,
  DURATIONS,
  type HeroScene,
  MODES,
  MOMENTS,
  PHASES,
  type Scene,
  type SceneAssault,
  type SceneCity,
  type SceneCombat,
  type SceneDuel,
  type SceneFoe,
  type SceneUnit,
  TIMES,
  TOKEN_COLORS,
} from '@deedbook/engine';
import { z } from './zod.ts';

/* The shape of a scene: the `given` of a case, and the scene of a puzzle. Names are checked when it is built. */

export const word = z.string({ error: 'must be a word' });
export const words = z.array(word, { error: 'must be a list of names' });
export const count = z.int({ error: 'must be a whole number' }).check(z.minimum(0, { error: 'must not be negative' }));
const whole = z.int({ error: 'must be a whole number' });
const flag = z.boolean({ error: 'must be true or false' });
export const oneOf = <const W extends readonly [string, ...string[]]>(known: W) =>
  z.enum(known, { error: `must be one of ${known.join(', ')}` });
export const who = z.union([z.string(), count], { error: 'must be the name of a hero, or the number of a seat' });
export const pile = z.union([words, count], { error: 'must be a list of names, the next one first, or a number' });
const color = oneOf(COLORS);
const basic = oneOf(BASIC_COLORS);
export const colors = z.union([z.array(color), z.partialRecord(color, count)], {
  error: `must be a list of colours (${COLORS.join(', ')}) or how many of each`,
});
export const crystals = z.union([z.array(basic), z.partialRecord(basic, count)], {
  error: `must be a list of colours (${BASIC_COLORS.join(', ')}) or how many of each`,
});
export const may = z.exactOptional;

const unit: z.ZodMiniType<string | SceneUnit> = z.union(
  [z.string(), z.strictObject({ unit: word, spent: may(flag), wounds: may(count), resisted: may(flag) })],
  { error: "must be a Unit, such as 'peasants spent', or { unit, spent, wounds, resisted }" },
);
export const units = z.array(unit, { error: 'must be a list of Units' });

const heroFields = {
  at: may(word),
  level: may(whole),
  fame: may(count),
  reputation: may(whole),
  hand: may(words),
  deck: may(pile),
  discard: may(words),
  played: may(words),
  crystals: may(crystals),
  mana: may(colors),
  dice: may(words),
  units: may(units),
  skills: may(words),
  skillPile: may(words),
  tactic: may(word),
  tacticDie: may(color),
  tacticCards: may(words),
  drafted: may(words),
  plundered: may(flag),
  tokenDown: may(flag),
  banners: may(z.record(word, word, { error: 'must name Units, each with its Banner' })),
};

/** An empty entry, such as `goldyx:`, is a hero with all defaults. */
const hero: z.ZodMiniType<HeroScene> = z.pipe(
  z.transform((fields: unknown) => fields ?? {}),
  z.strictObject(heroFields),
);
const heroes = z.record(word, hero, { error: 'must name heroes, each with its fields' });

const attack = oneOf(['coming', 'blocked', 'cancelled', 'dealt']);
const foe: z.ZodMiniType<string | SceneFoe> = z.union(
  [
    z.string(),
    z.strictObject({
      enemy: word,
      at: may(word),
      role: may(oneOf(['rampaging', 'garrison', 'waiting', 'drawn'])),
      fortified: may(flag),
      summonedBy: may(word),
      blocked: may(flag),
      dealt: may(flag),
      held: may(flag),
      defeated: may(flag),
      attacks: may(z.array(attack)),
    }),
  ],
  { error: "must be an enemy, such as 'wolf-riders blocked', or { enemy, at, summoned by, … }" },
);

const combat: z.ZodMiniType<SceneCombat> = z.strictObject({
  enemies: z.array(foe, { error: 'must be a list of enemies' }),
  phase: may(oneOf(PHASES)),
  why: may(oneOf(CAUSES)),
  at: may(word),
  targets: may(words),
  attack: may(count),
  soFar: may(words),
  nightRules: may(flag),
  unitsAllowed: may(flag),
  halfFame: may(flag),
  wounds: may(count),
  knockedOut: may(flag),
});

const duel: z.ZodMiniType<SceneDuel> = z.strictObject({
  with: may(who),
  participation: may(oneOf(['full', 'partial', 'asked'])),
  phase: may(oneOf(DUEL_PHASES)),
  step: may(oneOf(DUEL_STEPS)),
  attacker: may(who),
  passed: may(flag),
  attack: may(words),
  block: may(words),
  damage: may(count),
  slowed: may(flag),
  fortified: may(flag),
  wounds: may(z.record(word, count)),
});

const city: z.ZodMiniType<SceneCity> = z.strictObject({
  level: may(count),
  garrison: may(words),
  with: may(word),
  face: may(oneOf(['up', 'down'])),
  shields: may(z.array(who)),
  conquered: may(flag),
  leader: may(who),
});

const assault: z.ZodMiniType<SceneAssault> = z.strictObject({
  at: word,
  shares: z.record(word, words, { error: 'must name heroes, each with the defenders dealt to it' }),
  from: may(z.record(word, word)),
});

export const sceneShape: z.ZodMiniType<Scene> = z.strictObject({
  ...heroFields,
  move: may(count),
  influence: may(count),
  heal: may(count),
  part: may(oneOf(['movement', 'action', 'rest'])),
  path: may(words),
  moved: may(flag),
  cardUsed: may(flag),
  interacting: may(flag),
  diceUsed: may(count),
  rewards: may(words),
  rolls: may(z.array(color)),
  combat: may(combat),
  playerCombat: may(duel),
  seed: may(
    z.pipe(
      z.union([z.string(), z.number()], { error: 'must be a word or a number' }),
      z.transform(seed => String(seed)),
    ),
  ),
  scenario: may(word),
  mode: may(oneOf(MODES)),
  mapShape: may(word),
  tileCounts: may(z.array(count)),
  teams: may(z.array(count)),
  pvp: may(flag),
  startLevel: may(count),
  cityLevels: may(z.array(count)),
  cooperativeAssault: may(flag),
  replenishSpawningGrounds: may(flag),
  sets: may(z.array(oneOf(CONTENT_SETS))),
  variants: may(words),
  players: may(count),
  hero: may(word),
  others: may(heroes),
  heroes: may(heroes),
  moment: may(oneOf(MOMENTS)),
  turn: may(who),
  time: may(oneOf(TIMES)),
  round: may(count),
  order: may(z.array(who)),
  announcedBy: may(who),
  lastTurns: may(z.array(who)),
  ending: may(flag),
  tacticsGone: may(words),
  source: may(colors),
  map: may(z.record(word, word, { error: 'must name spaces, such as 1,0: hills keep' })),
  tiles: may(z.record(word, word, { error: 'must name tiles by their places, such as 0,1: countryside-1' })),
  tileStack: may(words),
  tilesLeft: may(words),
  enemies: may(
    z.array(
      z.strictObject({
        at: word,
        enemy: word,
        role: may(oneOf(['rampaging', 'garrison', 'waiting'])),
        face: may(oneOf(['up', 'down'])),
      }),
    ),
  ),
  cleared: may(words),
  shields: may(z.array(z.strictObject({ at: word, by: who }))),
  assault: may(assault),
  cities: may(z.record(word, city, { error: 'must name spaces, each with what is known of the city there' })),
  unitOffer: may(words),
  monasteryOffer: may(words),
  advancedOffer: may(words),
  spellOffer: may(words),
  skillOffer: may(words),
  advancedDeck: may(words),
  spellDeck: may(words),
  artifactDeck: may(words),
  regularDeck: may(words),
  eliteDeck: may(words),
  piles: may(z.partialRecord(oneOf(TOKEN_COLORS), words)),
  dummy: may(
    z.strictObject({
      hero: may(word),
      deck: may(pile),
      discard: may(pile),
      crystals: may(crystals),
      tactic: may(word),
      skillPile: may(words),
    }),
  ),
  modifiers: may(
    z.array(
      z.strictObject({
        mod: word,
        by: may(who),
        from: may(word),
        n: may(whole),
        until: may(oneOf(DURATIONS)),
        on: may(word),
      }),
    ),
  ),
});
