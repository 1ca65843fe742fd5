import type { Effect, Frame } from '../core/effect.ts';
import { PLAIN_WORDS, SECRET_WORDS, type Words } from '../core/random.ts';
import { dictionary, fields, flag, list, nullable, oneOf, type Shape, text, textThat, whole } from '../core/shape.ts';
import { CITIES, ENEMIES, MODIFIERS, RUINS, TACTICS, TILES } from '../rules/catalogue.ts';
import { fightOn } from '../rules/combat/menu.ts';
import { duelOn } from '../rules/duel/menu.ts';
import { MageKnight } from '../rules/mage-knight.ts';
import { BEST_REPUTATION, LEVELS, WORST_REPUTATION } from '../rules/rewards/tracks.ts';
import { isOut } from '../rules/round/elimination.ts';
import { SCENARIOS } from '../rules/scenarios/scenarios.ts';
import { whyNotAgreed } from '../rules/setup/agreement.ts';
import { is, many, named } from '../rules/shapes.ts';
import { MOST_ANSWERS } from '../session.ts';
import { cloneState } from '../state/clone.ts';
import { CAUSES, LOSSES, PHASES } from '../state/combat.ts';
import { DUEL_PHASES, DUEL_STEPS } from '../state/duel.ts';
import { TOKEN_COLORS } from '../state/map.ts';
import { DURATIONS } from '../state/modifiers.ts';
import { MOST_SEATS, OPTION_FIELDS } from '../state/options.ts';
import type { Player } from '../state/player.ts';
import { DUMMY, type State } from '../state/state.ts';
import { REWARDS } from '../state/turn.ts';
import { flawError, misfit, orStuck, parseJson, RecordError, setupError } from './error.ts';
import { ENGINE_VERSION } from './version.ts';
import { POSITION_FORMAT } from './write.ts';

/** There is one random stream per purpose, about a dozen. */
const MOST_STREAMS = 100;

const count = is.amount;
const word = text(200);
const order = whole(DUMMY, MOST_SEATS - 1);
const tokenColor = oneOf(TOKEN_COLORS);
const crystals = fields({ red: count, blue: count, green: count, white: count });
const token = textThat(id => ENEMIES.has(id) || RUINS.has(id), 'there is no such token');
const pile = fields({ draw: many(token), discard: many(token) });

const frame: Shape<Frame> = fields({
  effect: is.effect,
  seat: is.seat,
  card: word,
  bonus: is.change,
  answers: many(word),
  early: many(fields({ seat: is.seat, key: word })),
});

const plainWords = list(whole(0, 0xffff_ffff), PLAIN_WORDS, PLAIN_WORDS);
const secretWords = list(whole(0, 0xffff_ffff), SECRET_WORDS, SECRET_WORDS);
/** A random stream of either generator. */
const streamWords: Shape<Words> = x => (Array.isArray(x) && x.length === SECRET_WORDS ? secretWords(x) : plainWords(x));

const playedCard = fields({ card: is.card, as: oneOf(['basic', 'powered', 'sideways']) });

const player: Shape<Player> = fields({
  hero: is.hero,
  hand: many(is.card),
  deck: many(is.card),
  discard: many(is.card),
  played: many(playedCard),
  crystals,
  mana: many(is.color),
  dice: many(fields({ color: is.color, roll: flag })),
  fame: is.change,
  level: whole(1, LEVELS.length),
  reputation: whole(WORST_REPUTATION, BEST_REPUTATION),
  units: many(fields({ id: is.id, unit: is.unit, spent: flag, wounds: count })),
  banners: many(fields({ banner: is.card, unit: is.id, used: flag })),
  skills: many(fields({ skill: is.skill, used: flag })),
  skillPile: many(is.skill),
  hex: nullable(is.hex),
  tactic: nullable(named(TACTICS)),
  tacticUsed: flag,
  plundered: flag,
  drivenOff: flag,
  tokenDown: flag,
  tacticPaused: flag,
  tacticDie: nullable(is.color),
  tacticCards: many(is.card),
  aside: many(is.card),
  drafted: many(is.card),
});

const turn = fields({
  seat: nullable(is.seat),
  part: oneOf(['movement', 'action', 'rest']),
  move: count,
  influence: is.change,
  heal: count,
  path: many(is.hex),
  moved: flag,
  cardUsed: flag,
  interacting: flag,
  emptyHanded: flag,
  exhausted: flag,
  diceUsed: count,
  diceTaken: count,
  tacticUsed: flag,
  again: flag,
  crystalsSpent: many(is.basicColor),
  unitUsed: nullable(is.id),
  recruited: count,
  woundsToHand: count,
  woundsToDiscard: count,
  struck: flag,
  spellsCast: many(playedCard),
  unitsFought: many(is.id),
});

const foe = fields({
  id: is.id,
  key: word,
  enemy: named(ENEMIES),
  color: tokenColor,
  hex: nullable(is.hex),
  role: oneOf(['rampaging', 'garrison', 'waiting', 'drawn']),
  fortified: flag,
  cities: many(named(CITIES)),
  summoner: nullable(is.id),
  defeated: flag,
  held: flag,
  lost: many(oneOf(LOSSES)),
  attacks: many(oneOf(['coming', 'blocked', 'cancelled', 'dealt'])),
});

const VALUE = {
  kind: oneOf(['melee', 'ranged', 'siege', 'block']),
  element: is.element,
  n: is.change,
  from: word,
};

const combat = fields({
  phase: oneOf(PHASES),
  why: oneOf(CAUSES),
  hex: is.hex,
  night: flag,
  unitsAllowed: flag,
  halfFame: flag,
  foes: many(foe),
  targets: many(is.id),
  fixed: many(is.id),
  blocking: count,
  values: many(fields(VALUE)),
  wounds: count,
  knockedOut: flag,
  soaked: many(is.id),
  opened: flag,
});

const duelValue = fields({ ...VALUE, unit: nullable(is.id), parries: flag });

const duel = fields({
  hex: is.hex,
  aggressor: is.seat,
  defender: is.seat,
  participation: nullable(oneOf(['full', 'partial'])),
  fortified: flag,
  phase: oneOf(DUEL_PHASES),
  step: oneOf(DUEL_STEPS),
  attacker: is.seat,
  passed: flag,
  attack: many(duelValue),
  manaSpent: count,
  block: many(duelValue),
  slowed: flag,
  damage: count,
  wounds: many(is.seat),
  knockedOut: many(is.seat),
  opened: many(is.seat),
});

const assault = fields({
  hex: is.hex,
  participants: many(
    fields({
      seat: is.seat,
      defenders: many(named(ENEMIES)),
      from: is.hex,
      turn: nullable(turn),
      rewards: many(oneOf(REWARDS)),
    }),
  ),
  again: flag,
});

const dummy = fields({
  hero: is.hero,
  deck: many(is.card),
  discard: many(is.card),
  crystals,
  tactic: nullable(named(TACTICS)),
  skillPile: many(is.skill),
});

const overlay = fields({
  hex: is.hex,
  terrain: is.terrain,
  site: nullable(is.site),
  mine: many(is.basicColor),
});

const city = fields({
  hexes: many(is.hex),
  cards: many(named(CITIES)),
  level: count,
  shields: many(is.seat),
  conquered: flag,
  leader: nullable(is.seat),
});

const modifier = fields({
  mod: named(MODIFIERS),
  seat: is.seat,
  from: word,
  n: is.change,
  until: oneOf(DURATIONS),
  on: word,
});

const stateShape: Shape<State> = fields({
  options: fields({ scenario: named(SCENARIOS), ...OPTION_FIELDS }),
  round: count,
  time: is.time,
  stack: many(frame) as Shape<Frame[]>,
  fence: whole(0, MOST_ANSWERS),
  players: list(player, MOST_SEATS, 1) as Shape<Player[]>,
  dummy: nullable(dummy),
  turn,
  combat: nullable(combat),
  duel: nullable(duel),
  defence: nullable(turn),
  assault: nullable(assault),
  finishing: nullable(
    fields({
      seat: is.seat,
      turn,
      rewards: many(oneOf(REWARDS)),
      modifiers: many(modifier),
      stack: many(frame) as Shape<Frame[]>,
    }),
  ),
  rewards: many(oneOf(REWARDS)),
  order: many(order),
  current: nullable(order),
  lastTurns: nullable(many(order)),
  announcedBy: nullable(order),
  ending: flag,
  over: flag,
  tactics: many(named(TACTICS)),
  tacticsGone: many(named(TACTICS)),
  source: many(is.color),
  map: many(fields({ tile: named(TILES), a: is.lane, b: is.lane, turned: whole(0, 5), overlays: many(overlay) })),
  tileStack: many(named(TILES)),
  tilesLeft: many(named(TILES)),
  tokens: many(
    fields({
      hex: is.hex,
      color: tokenColor,
      name: token,
      up: flag,
      role: oneOf(['rampaging', 'garrison', 'waiting']),
    }),
  ),
  shields: many(fields({ hex: is.hex, seat: is.seat })),
  cities: many(city),
  piles: fields({ green: pile, grey: pile, brown: pile, violet: pile, red: pile, white: pile, yellow: pile }),
  unitOffer: many(is.unit),
  monasteryOffer: many(is.card),
  advancedOffer: many(is.card),
  spellOffer: many(is.card),
  skillOffer: many(is.skill),
  regularDeck: many(is.unit),
  eliteDeck: many(is.unit),
  advancedDeck: many(is.card),
  spellDeck: many(is.card),
  artifactDeck: many(is.card),
  removed: many(is.card),
  unitsGone: many(is.unit),
  modifiers: many(modifier),
  nextUnit: is.id,
  random: dictionary(word, streamWords, MOST_STREAMS),
});

const fileShape = fields({ format: oneOf([POSITION_FORMAT]), engine: text(200), state: stateShape });

/** Reads a position written by any engine version, and makes sure it can be played on. */
export function readPosition(file: string): State {
  const json = parseJson(file) as { format?: unknown; engine?: unknown; state?: unknown } | null;
  if (json === null || typeof json !== 'object' || json.format !== POSITION_FORMAT) {
    throw new RecordError('format', `this is not a position ('${POSITION_FORMAT}')`, 'format');
  }
  try {
    return stateIn(json);
  } catch (error) {
    // A difference between versions is not damage.
    const { engine } = json;
    if (typeof engine !== 'string' || engine === ENGINE_VERSION) throw error;
    if (!(error instanceof RecordError) || (error.kind !== 'shape' && error.kind !== 'stuck')) throw error;
    throw misfit('shape', engine, error.message, '');
  }
}

function stateIn(json: { readonly state?: unknown }): State {
  const flaw = fileShape(json);
  if (flaw) throw flawError(flaw);
  const state = json.state as State;
  const wrong = whyInconsistent(state);
  if (wrong !== null) throw new RecordError('stuck', wrong, 'state');
  const { scenario, ...agreed } = state.options;
  const fault = whyNotAgreed(scenario, state.players.length, agreed);
  if (fault !== null) throw setupError(fault, 'state');
  orStuck('state.stack', () => {
    const game = new MageKnight(cloneState(state));
    // Some problems show only when a menu is listed.
    for (const seat of state.players.keys()) void game.questionFor(seat)?.options;
  });
  return state;
}

/** What fits the shape but is inconsistent. */
function whyInconsistent(s: State): string | null {
  const isSeat = (seat: number | null) => seat === null || (seat >= 0 && seat < s.players.length);
  const inOrder = s.order.filter(seat => seat !== DUMMY);
  // A player who is out of the game has no place in the Round Order (SCN-OR-01).
  const isMissing = [...s.players.keys()].some(seat => inOrder.includes(seat) === isOut(s, seat));
  if (isMissing || new Set(inOrder).size !== inOrder.length || !inOrder.every(isSeat))
    return 'the Round Order does not name every seat once';
  if (s.order.includes(DUMMY) !== (s.dummy !== null))
    return 'the dummy player is missing, or in the Round Order without being there';
  const acting = [s.turn.seat, s.defence?.seat ?? null, s.duel?.aggressor ?? null, s.duel?.defender ?? null];
  if (!acting.every(isSeat) || !s.stack.every(f => isSeat(f.seat))) return 'a seat that does not exist is to act';
  if (s.announcedBy !== null && s.lastTurns === null)
    return 'the End of the Round is announced, and nobody has a last turn';
  const times = ({ fx }: Effect) => s.stack.filter(({ effect }) => effect.fx === fx).length;
  if (times(fightOn()) > Number(s.combat !== null) || times(duelOn()) > Number(s.duel !== null))
    return 'a combat goes on that nobody is in';
  const late = s.finishing;
  if (late && (!isSeat(late.seat) || late.seat === s.turn.seat || !late.stack.every(f => f.seat === late.seat)))
    return 'the turn being ended is not that of a player before';
  return null;
}
