import * as z from 'zod/mini';
import { isKnownEffect } from '../core/rule.ts';
import { whyNotAgreed } from '../rules/agreement.ts';
import {
  CARDS,
  type Catalogue,
  CITIES,
  ELEMENTS,
  ENEMIES,
  HEROES,
  MAP_SHAPES,
  MODIFIERS,
  RUINS,
  SITES,
  SKILLS,
  TACTICS,
  TERRAINS,
  TILES,
  UNITS,
} from '../rules/catalogue.ts';
import { isOut } from '../rules/elimination.ts';
import type { GameOptions } from '../rules/options.ts';
import { SCENARIOS, VARIANTS } from '../rules/scenarios.ts';
import { MageKnight } from '../rules/table.ts';
import { cloneState } from '../state/clone.ts';
import { BASIC_COLORS, COLORS } from '../state/mana.ts';
import {
  DUEL_PHASES,
  DUEL_STEPS,
  DUMMY,
  DURATIONS,
  LOSSES,
  MODES,
  PHASES,
  REWARDS,
  type State,
  TIMES,
  TOKEN_COLORS,
} from '../state/state.ts';
import { firstIssue, misfit, parseJson, RecordError, setupError } from './error.ts';
import { ENGINE_VERSION } from './version.ts';
import { POSITION_FORMAT } from './write.ts';

const whole = z.int();
const count = z.int().check(z.minimum(0));
const word = z.string().check(z.maxLength(200));
const named = (catalogue: Catalogue<unknown>) =>
  z.string().check(z.refine(id => catalogue.has(id), `there is no such ${catalogue.kind}`));
const list = <T extends z.ZodMiniType>(of: T) => z.array(of).check(z.maxLength(500));

const card = named(CARDS);
const color = z.enum(COLORS);
const tokenColor = z.enum(TOKEN_COLORS);
const crystals = z.strictObject({ red: count, blue: count, green: count, white: count });
const token = z.string().check(z.refine(id => ENEMIES.has(id) || RUINS.has(id), 'there is no such token'));
const pile = z.strictObject({ draw: list(token), discard: list(token) });
const effect = z.looseObject({ fx: z.string().check(z.refine(isKnownEffect, 'there is no such effect')) });

const frame = z.strictObject({
  effect,
  seat: whole,
  card: word,
  bonus: whole,
  answers: list(word),
  early: list(z.strictObject({ seat: whole, key: word })),
});

const player = z.strictObject({
  hero: named(HEROES),
  hand: list(card),
  deck: list(card),
  discard: list(card),
  played: list(z.strictObject({ card, as: z.enum(['basic', 'powered', 'sideways']) })),
  crystals,
  mana: list(color),
  dice: list(z.strictObject({ color, roll: z.boolean() })),
  fame: whole,
  level: z.int().check(z.minimum(1), z.maximum(10)),
  reputation: z.int().check(z.minimum(-7), z.maximum(7)),
  units: list(z.strictObject({ id: count, unit: named(UNITS), spent: z.boolean(), wounds: count })),
  banners: list(z.strictObject({ banner: card, unit: count, used: z.boolean() })),
  skills: list(z.strictObject({ skill: named(SKILLS), used: z.boolean() })),
  skillPile: list(named(SKILLS)),
  hex: z.nullable(count),
  tactic: z.nullable(named(TACTICS)),
  tacticUsed: z.boolean(),
  plundered: z.boolean(),
  drivenOff: z.boolean(),
  tokenDown: z.boolean(),
  tacticPaused: z.boolean(),
  tacticDie: z.nullable(color),
  tacticCards: list(card),
  aside: list(card),
  drafted: list(card),
});

const turn = z.strictObject({
  seat: z.nullable(whole),
  part: z.enum(['movement', 'action', 'rest']),
  move: count,
  influence: whole,
  heal: count,
  path: list(count),
  moved: z.boolean(),
  cardUsed: z.boolean(),
  interacting: z.boolean(),
  emptyHanded: z.boolean(),
  exhausted: z.boolean(),
  diceUsed: count,
  diceTaken: count,
  tacticUsed: z.boolean(),
  again: z.boolean(),
  crystalsSpent: list(z.enum(BASIC_COLORS)),
  unitUsed: z.nullable(count),
  recruited: count,
  woundsToHand: count,
  woundsToDiscard: count,
  struck: z.boolean(),
});

const foe = z.strictObject({
  id: count,
  key: word,
  enemy: named(ENEMIES),
  color: tokenColor,
  hex: z.nullable(count),
  role: z.enum(['rampaging', 'garrison', 'waiting', 'drawn']),
  fortified: z.boolean(),
  cities: list(named(CITIES)),
  summoner: z.nullable(count),
  defeated: z.boolean(),
  held: z.boolean(),
  lost: list(z.enum(LOSSES)),
  attacks: list(z.enum(['coming', 'blocked', 'cancelled', 'dealt'])),
});

const value = z.strictObject({
  kind: z.enum(['melee', 'ranged', 'siege', 'block']),
  element: z.enum(ELEMENTS),
  n: whole,
  from: word,
});

const combat = z.strictObject({
  phase: z.enum(PHASES),
  why: z.enum(['assault', 'rampaging', 'site', 'burning', 'incantation']),
  hex: count,
  night: z.boolean(),
  unitsAllowed: z.boolean(),
  halfFame: z.boolean(),
  foes: list(foe),
  targets: list(count),
  fixed: list(count),
  blocking: count,
  values: list(value),
  wounds: count,
  knockedOut: z.boolean(),
  soaked: list(count),
  opened: z.boolean(),
});

const duelValue = z.strictObject({ ...value.shape, unit: z.nullable(count), parries: z.boolean() });

const duel = z.strictObject({
  hex: count,
  aggressor: count,
  defender: count,
  participation: z.nullable(z.enum(['full', 'partial'])),
  fortified: z.boolean(),
  phase: z.enum(DUEL_PHASES),
  step: z.enum(DUEL_STEPS),
  attacker: count,
  passed: z.boolean(),
  attack: list(duelValue),
  manaSpent: count,
  block: list(duelValue),
  slowed: z.boolean(),
  damage: count,
  wounds: list(count),
  knockedOut: list(count),
  opened: list(count),
});

const assault = z.strictObject({
  hex: count,
  participants: list(
    z.strictObject({
      seat: count,
      defenders: list(named(ENEMIES)),
      from: count,
      turn: z.nullable(turn),
      rewards: list(z.enum(REWARDS)),
    }),
  ),
  again: z.boolean(),
});

const dummy = z.strictObject({
  hero: named(HEROES),
  deck: list(card),
  discard: list(card),
  crystals,
  tactic: z.nullable(named(TACTICS)),
  skillPile: list(named(SKILLS)),
});

const overlay = z.strictObject({
  hex: count,
  terrain: named(TERRAINS),
  site: z.nullable(named(SITES)),
  mine: list(z.enum(BASIC_COLORS)),
});

const city = z.strictObject({
  hexes: list(count),
  cards: list(named(CITIES)),
  level: count,
  shields: list(whole),
  conquered: z.boolean(),
  leader: z.nullable(whole),
});

const modifier = z.strictObject({
  mod: named(MODIFIERS),
  seat: whole,
  from: word,
  n: whole,
  until: z.enum(DURATIONS),
  on: word,
});

const stateShape: z.ZodMiniType<State> = z.strictObject({
  options: z.strictObject({
    scenario: named(SCENARIOS),
    mode: z.enum(MODES),
    mapShape: named(MAP_SHAPES),
    tileCounts: list(count),
    teams: list(count),
    pvp: z.boolean(),
    startLevel: count,
    cityLevels: list(count),
    cooperativeAssault: z.boolean(),
    replenishSpawningGrounds: z.boolean(),
    sets: list(word),
    variants: list(named(VARIANTS)),
  }),
  round: count,
  time: z.enum(TIMES),
  stack: list(frame),
  fence: count,
  players: z.array(player).check(z.minLength(1), z.maxLength(8)),
  dummy: z.nullable(dummy),
  turn,
  combat: z.nullable(combat),
  duel: z.nullable(duel),
  defence: z.nullable(turn),
  assault: z.nullable(assault),
  rewards: list(z.enum(REWARDS)),
  order: list(whole),
  current: z.nullable(whole),
  lastTurns: z.nullable(list(whole)),
  announcedBy: z.nullable(whole),
  ending: z.boolean(),
  over: z.boolean(),
  tactics: list(named(TACTICS)),
  tacticsGone: list(named(TACTICS)),
  source: list(color),
  map: list(z.strictObject({ tile: named(TILES), a: whole, b: whole, turned: count, overlays: list(overlay) })),
  tileStack: list(named(TILES)),
  tilesLeft: list(named(TILES)),
  tokens: list(
    z.strictObject({
      hex: count,
      color: tokenColor,
      name: token,
      up: z.boolean(),
      role: z.enum(['rampaging', 'garrison', 'waiting']),
    }),
  ),
  shields: list(z.strictObject({ hex: count, seat: whole })),
  cities: list(city),
  piles: z.strictObject({ green: pile, grey: pile, brown: pile, violet: pile, red: pile, white: pile, yellow: pile }),
  unitOffer: list(named(UNITS)),
  monasteryOffer: list(card),
  advancedOffer: list(card),
  spellOffer: list(card),
  skillOffer: list(named(SKILLS)),
  regularDeck: list(named(UNITS)),
  eliteDeck: list(named(UNITS)),
  advancedDeck: list(card),
  spellDeck: list(card),
  artifactDeck: list(card),
  removed: list(card),
  unitsGone: list(named(UNITS)),
  modifiers: list(modifier),
  nextUnit: count,
  random: z.record(word, z.tuple([count, count, count, count])),
});

/** Reads a position, and makes sure that it can be played on, whichever engine version wrote it. */
export function readPosition(text: string): State {
  const json = parseJson(text) as { format?: unknown; engine?: unknown; state?: unknown } | null;
  if (json === null || typeof json !== 'object' || json.format !== POSITION_FORMAT) {
    throw new RecordError('format', `this is not a position ('${POSITION_FORMAT}')`, 'format');
  }
  try {
    return stateIn(json);
  } catch (error) {
    // What another version wrote differently is no damage.
    const { engine } = json;
    if (typeof engine !== 'string' || engine === ENGINE_VERSION) throw error;
    if (!(error instanceof RecordError) || error.kind !== 'shape') throw error;
    throw misfit('shape', engine, error.message, '');
  }
}

function stateIn(json: unknown): State {
  const read = z.strictObject({ format: word, engine: word, state: stateShape }).safeParse(json);
  if (!read.success) throw firstIssue(read.error);
  const { state } = read.data;
  const wrong = whyInconsistent(state);
  if (wrong !== null) throw new RecordError('shape', wrong, 'state');
  const { scenario, ...agreed } = state.options;
  const fault = whyNotAgreed(scenario, state.players.length, agreed as GameOptions);
  if (fault !== null) throw setupError(fault, 'state');
  try {
    new MageKnight(cloneState(state)).advance();
  } catch (error) {
    throw new RecordError('shape', `the game cannot be continued: ${(error as Error).message}`, 'state.stack');
  }
  return state;
}

/** What fits the shape but not together. */
function whyInconsistent(s: State): string | null {
  const isSeat = (seat: number | null) => seat === null || (seat >= 0 && seat < s.players.length);
  const inOrder = s.order.filter(seat => seat !== DUMMY);
  // Who is out of the game has no place in it (SCN-OR-01).
  const isMissing = [...s.players.keys()].some(seat => inOrder.includes(seat) === isOut(s, seat));
  if (isMissing || new Set(inOrder).size !== inOrder.length || !inOrder.every(isSeat))
    return 'the Round Order does not name every seat once';
  if (s.order.includes(DUMMY) !== (s.dummy !== null))
    return 'the dummy player is missing, or in the Round Order without being there';
  const acting = [s.turn.seat, s.defence?.seat ?? null, s.duel?.aggressor ?? null, s.duel?.defender ?? null];
  if (!acting.every(isSeat) || !s.stack.every(f => isSeat(f.seat))) return 'a seat that does not exist is to act';
  return null;
}
