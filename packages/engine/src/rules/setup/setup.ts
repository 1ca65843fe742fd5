import { frameOf, type Seat } from '../../core/effect.ts';
import { Stream, seeded, type Words } from '../../core/random.ts';
import { type Fits, fields, list, optional, someOf, text, textThat } from '../../core/shape.ts';
import { BASIC_COLORS, NO_CRYSTALS } from '../../state/mana.ts';
import { type Pile, TOKEN_COLORS, type TokenColor } from '../../state/map.ts';
import type { Name } from '../../state/names.ts';
import { type ContentSet, ID, MOST_SEATS, OPTION_FIELDS } from '../../state/options.ts';
import type { Dummy, Player } from '../../state/player.ts';
import { DUMMY, type Options, type State } from '../../state/state.ts';
import { draw } from '../cards/drawing.ts';
import { rollSource } from '../cards/source.ts';
import {
  CARDS,
  type CardKind,
  ENEMIES,
  HEROES,
  inSets,
  MAP_SHAPES,
  RUINS,
  SKILLS,
  STARTING_DECK,
  TACTICS,
  TILES,
  UNITS,
} from '../catalogue.ts';
import type { Game } from '../game.ts';
import { dealFirstUnits, layOutOffers } from '../interaction/offers.ts';
import { rule } from '../mage-knight.ts';
import { revealTile } from '../map/exploring.ts';
import { LEVELS, type Level, levelOf } from '../rewards/tracks.ts';
import { diceInSource, playRound } from '../round/round.ts';
import { modeOf, SCENARIOS, twistsOf, type Without } from '../scenarios/scenarios.ts';
import { newTurn } from '../turn/new-turn.ts';
import { foreign, optionsAgreed, unknown, whyNotAgreed } from './agreement.ts';
import { describeFault, fault, type SetupFault } from './fault.ts';
import { beginHigher } from './higher-level.ts';
import { BASE } from './options.ts';

/** The name of a player. */
export const PLAYER_NAME = text(200);

/** What it takes to start a game: the scenario, the heroes in the order chosen, and the seed. */
const setupShape = fields({
  scenario: ID,
  heroes: list(ID, MOST_SEATS),
  seed: textThat(seed => /^[ -~]{1,64}$/.test(seed), 'expected 1 to 64 plain characters'),
  /** The players' names by seat; '' for none. No rule uses them. */
  names: optional(list(PLAYER_NAME, MOST_SEATS)),
  /** The other choices; see `setupChoices`. */
  options: optional(someOf(OPTION_FIELDS)),
});
export type GameSetup = Fits<typeof setupShape>;

/** Why a game cannot be set up this way, or null. Never computes with values out of range. */
export function whyNotSetUp(setup: GameSetup): SetupFault | null {
  const flaw = setupShape(setup);
  if (flaw) return flaw.where === 'seed' ? fault('seed') : fault('malformed', { ...flaw });
  const { scenario, heroes, names = [], options = {} } = setup;
  if (names.length > heroes.length) return fault('malformed', { where: 'names', message: 'more names than heroes' });
  if (!SCENARIOS.has(scenario)) return unknown('scenario', scenario, SCENARIOS.ids());
  for (const hero of heroes) {
    if (!HEROES.has(hero)) return unknown('hero', hero, HEROES.ids());
  }
  const wrong = whyNotAgreed(scenario, heroes.length, options);
  if (wrong !== null) return wrong;
  const { sets = BASE } = options;
  const stranger = heroes.find(hero => !sets.includes(HEROES.get(hero).set));
  if (stranger !== undefined) return foreign('hero', stranger, HEROES.get(stranger).set);
  if (new Set(heroes).size < heroes.length) return fault('same-hero', { rule: 'GAM-05' });
  return null;
}

/** The position before anything is revealed. The first effect on its stack sets up the table. */
export function newGame(setup: GameSetup): State {
  const wrong = whyNotSetUp(setup);
  if (wrong !== null) throw new Error(`the game cannot be set up: ${describeFault(wrong)}`);
  const { heroes, seed, scenario } = setup;
  const seats = heroes.length;
  const options = optionsAgreed(scenario, seats, setup.options ?? {});
  const sets = options.sets;
  const form = modeOf(options, seats);
  const random = new Dice(seed);
  const { stack: tileStack, left: tilesLeft } = dealTiles(random, options, sets);
  const dummy = form.dummy ? newDummy(random, heroes, sets) : null;
  const alone = form.mode === 'solo' || form.mode === 'cooperative';
  const leaves = (what: Without) => alone || twistsOf({ options }).some(twist => twist.without?.includes(what));
  const { startsAt = 'day' } = twistsOf({ options }).find(twist => twist.startsAt) ?? {};
  const peaceful = leaves('competitive-skills');
  return {
    options,
    round: 1,
    time: startsAt,
    stack: [frameOf(setUp(), 0)],
    fence: 0,
    players: heroes.map((hero, seat) => newPlayer(random, hero, seat, peaceful, options)),
    dummy,
    turn: newTurn(),
    combat: null,
    duel: null,
    defence: null,
    assault: null,
    finishing: null,
    rewards: [],
    // GAM-06: the first chooser is first; the dummy player's place depends on its first Tactic.
    order: [...heroes.keys(), ...(dummy ? [DUMMY] : [])],
    current: null,
    lastTurns: null,
    announcedBy: null,
    ending: false,
    over: false,
    tactics: TACTICS.ids().filter(id => TACTICS.get(id).time === startsAt),
    tacticsGone: [],
    source: [],
    map: [{ tile: MAP_SHAPES.get(options.mapShape).start, a: 0, b: 0, turned: 0, overlays: [] }],
    tileStack,
    tilesLeft,
    tokens: [],
    shields: [],
    cities: [],
    piles: newPiles(random, sets),
    unitOffer: [],
    monasteryOffer: [],
    advancedOffer: [],
    spellOffer: [],
    skillOffer: [],
    regularDeck: random.shuffled('units', unitsIn(options, 'regular')),
    eliteDeck: random.shuffled('units', unitsIn(options, 'elite')),
    advancedDeck: random.shuffled('advanced actions', cardsOf('advanced-action', sets)),
    spellDeck: random.shuffled(
      'spells',
      cardsOf('spell', sets).filter(spell => !(leaves('competitive-spells') && CARDS.get(spell).competitive)),
    ),
    artifactDeck: random.shuffled('artifacts', cardsOf('artifact', sets)),
    removed: [],
    unitsGone: [],
    modifiers: [],
    nextUnit: 1,
    random: random.settle(['source', 'rest', 'dummy']),
  };
}

/** Reveals what is visible at the start: Source, offers, first tiles, hands (SET-08 to SET-20, SET-25). */
const setUp = rule('set-up', () => g => {
  const { s } = g;
  g.tell({ news: 'round-began', round: s.round, time: s.time });
  rollSource(g, diceInSource(s), twistsOf(s).some(twist => twist.plainDice) ? 'plain' : 'half');
  layOutOffers(g);
  dealFirstUnits(g);
  for (const place of MAP_SHAPES.get(s.options.mapShape).revealed) revealTile(g, place, null);
  for (const twist of twistsOf(s)) twist.beforeHands?.(g);
  const seats = [...s.players.keys()];
  if (s.options.startLevel > 1) for (const seat of seats) g.nextFor(seat, beginHigher());
  for (const seat of seats) g.nextFor(seat, drawFirstHand());
  for (const twist of twistsOf(s)) twist.atStart?.(g);
  g.next(playRound());
});

const drawFirstHand = rule('draw-first-hand', () => g => draw(g, levelOf(g.me).handLimit));

/** The random streams during setup. */
class Dice {
  private readonly seed: string;
  private readonly streams = new Map<string, Stream>();

  constructor(seed: string) {
    this.seed = seed;
  }

  stream(name: string): Stream {
    let stream = this.streams.get(name);
    if (!stream) {
      stream = new Stream(seeded(this.seed, name));
      this.streams.set(name, stream);
    }
    return stream;
  }

  shuffled<T>(name: string, list: readonly T[]): T[] {
    return this.stream(name).shuffled(list);
  }

  /** The streams to store in the position, including those needed later. */
  settle(later: readonly string[]): Record<string, Words> {
    for (const name of later) this.stream(name);
    return Object.fromEntries([...this.streams].map(([name, stream]) => [name, stream.words]));
  }
}

const copies = (name: Name, n: number): Name[] => Array<Name>(n).fill(name);

/** What is printed does not change, so lists derived from it are cached. */
const lists = new Map<string, readonly Name[]>();

function once(what: string, make: () => readonly Name[]): readonly Name[] {
  const known = lists.get(what);
  if (known) return known;
  const made = make();
  lists.set(what, made);
  return made;
}

type Sets = readonly ContentSet[];

const cardsOf = (kind: CardKind, sets: Sets): readonly Name[] =>
  once(`${kind} ${sets}`, () =>
    inSets(CARDS, sets).flatMap(id => (CARDS.get(id).kind === kind ? copies(id, CARDS.get(id).copies) : [])),
  );

const unitsOf = (kind: 'regular' | 'elite', sets: Sets): readonly Name[] =>
  once(`${kind} ${sets}`, () =>
    inSets(UNITS, sets).flatMap(id => (UNITS.get(id).kind === kind ? copies(id, UNITS.get(id).copies) : [])),
  );

/** The Units the scenario uses. */
const unitsIn = (options: Options, kind: 'regular' | 'elite'): readonly Name[] =>
  unitsOf(kind, options.sets).filter(id =>
    twistsOf({ options }).every(twist => twist.usesUnit?.(UNITS.get(id)) !== false),
  );

const tokensOf = (color: TokenColor, sets: Sets): readonly Name[] =>
  once(`${color} ${sets}`, () => [
    ...inSets(ENEMIES, sets).flatMap(id => (ENEMIES.get(id).color === color ? copies(id, ENEMIES.get(id).copies) : [])),
    ...(color === 'yellow' ? inSets(RUINS, sets).flatMap(id => copies(id, RUINS.get(id).copies)) : []),
  ]);

/** A hero's 16 Basic Actions (SET-22): the common ones, some replaced by the hero's own. */
export function startingCards(hero: Name, sets: Sets = BASE): Name[] {
  const cards = STARTING_DECK.ids().flatMap(id => copies(id, STARTING_DECK.get(id)));
  for (const { card, replaces, set } of HEROES.get(hero).cards) {
    if (sets.includes(set)) cards[cards.indexOf(replaces)] = card;
  }
  return cards;
}

/** A hero's Skills. The competitive one is removed in solo and cooperative games (SET-27). */
const skillsOf = (hero: Name, peaceful: boolean, sets: Sets): Name[] =>
  inSets(SKILLS, sets).filter(
    id => SKILLS.get(id).hero === hero && (!peaceful || SKILLS.get(id).mode !== 'competitive'),
  );

const newPlayer = (random: Dice, hero: Name, seat: Seat, peaceful: boolean, options: Options): Player => ({
  hero,
  hand: [],
  deck: random.shuffled(`deck ${seat}`, startingCards(hero, options.sets)),
  discard: [],
  played: [],
  crystals: NO_CRYSTALS,
  mana: [],
  dice: [],
  fame: startOf(options, 'fame') + (LEVELS[options.startLevel - 1] as Level).fame,
  level: options.startLevel,
  reputation: startOf(options, 'reputation'),
  units: [],
  banners: [],
  skills: [],
  skillPile: random.shuffled(`skills ${seat}`, skillsOf(hero, peaceful, options.sets)),
  hex: null,
  tactic: null,
  tacticUsed: false,
  plundered: false,
  drivenOff: false,
  tokenDown: false,
  tacticPaused: false,
  tacticDie: null,
  tacticCards: [],
  aside: [],
  drafted: [],
});

/** Gives a player a hero before hands are drawn, for this much Fame owed (VAR-AUC-01). */
export function becomeHero(g: Game, seat: Seat, hero: Name, owed: number): void {
  const { options } = g.s;
  const sets = options.sets;
  const peaceful = twistsOf(g.s).some(twist => twist.without?.includes('competitive-skills'));
  const player = g.s.players[seat] as Player;
  player.hero = hero;
  player.deck = g.random(`deck ${seat}`, stream => stream.shuffled(startingCards(hero, sets)));
  player.skillPile = g.random(`skills ${seat}`, stream => stream.shuffled(skillsOf(hero, peaceful, sets)));
  player.fame -= owed;
}

/** Where a marker starts on its track. */
const startOf = (options: Options, track: 'fame' | 'reputation'): number =>
  twistsOf({ options }).reduce((n, twist) => twist.start?.[track] ?? n, 0);

/** The dummy player: a random unused hero, with its cards and the crystals on its hero card (DUM-01, DUM-02). */
function newDummy(random: Dice, taken: readonly Name[], sets: Sets): Dummy {
  const free = inSets(HEROES, sets).filter(hero => !taken.includes(hero));
  const hero = free[random.stream('dummy').below(free.length)] as Name;
  const crystals = { ...NO_CRYSTALS };
  for (const color of BASIC_COLORS) {
    crystals[color] = HEROES.get(hero).dummyCrystals.filter(other => other === color).length;
  }
  const deck = random.shuffled('dummy', startingCards(hero, sets));
  return {
    hero,
    deck,
    discard: [],
    crystals,
    tactic: null,
    skillPile: random.shuffled('dummy', skillsOf(hero, true, sets)),
  };
}

/** Seven face-down piles, by token color (SET-05). */
function newPiles(random: Dice, sets: Sets): Record<TokenColor, Pile> {
  const shuffled = TOKEN_COLORS.map(color => [
    color,
    { draw: random.shuffled('tokens', tokensOf(color, sets)), discard: [] },
  ]);
  return Object.fromEntries(shuffled) as Record<TokenColor, Pile>;
}

/** Countryside tiles on top of shuffled core tiles, and the tiles left out (SET-17). The next tile is last. */
function dealTiles(random: Dice, { scenario, tileCounts }: Options, sets: Sets) {
  const [greens, cores, towns] = tileCounts as readonly [number, number, number];
  const { sorted = false, city, keepsTile = () => false } = SCENARIOS.get(scenario);
  const of = (want: (id: Name) => boolean) => inSets(TILES, sets).filter(want);
  const shuffled = (want: (id: Name) => boolean) => random.shuffled('tiles', of(want));
  const number = (id: Name) => TILES.get(id).number;
  /** Tiles the scenario keeps come first, so that others are left out. */
  const kept = (ids: Name[]) => ids.sort((a, b) => Number(keepsTile(TILES.get(b))) - Number(keepsTile(TILES.get(a))));
  const plain = kept(shuffled(id => TILES.get(id).kind === 'core' && TILES.get(id).city === null));
  const cities = shuffled(id => TILES.get(id).city !== null && (city === undefined || TILES.get(id).city === city));
  const isCountryside = (id: Name) => TILES.get(id).kind === 'countryside';
  const countryside = sorted ? of(isCountryside).sort((a, b) => number(a) - number(b)) : kept(shuffled(isCountryside));
  const used = countryside.slice(0, greens);
  const core = random.shuffled('tiles', [...plain.slice(0, cores), ...cities.slice(0, towns)]);
  return {
    stack: [...core, ...(sorted ? used.reverse() : random.shuffled('tiles', used))],
    left: [...countryside.slice(greens), ...plain.slice(cores)],
  };
}
