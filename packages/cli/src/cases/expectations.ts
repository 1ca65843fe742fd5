import {
  type City,
  type Color,
  type Colored,
  colorsOf,
  DUMMY,
  hexName,
  type News,
  type Session,
  type State,
  TOKEN_COLORS,
} from '@deedbook/engine';
import { bag, exact, isSame, measured, type Outcome } from './compare.ts';
import type { Path } from './document.ts';
import { FIGHT_CHECKS } from './fighting.ts';
import { deck, HERO_CHECKS, inColors } from './quantities.ts';
import type { Expectation, HeroExpectation } from './then.ts';

/** An expectation that was not met. */
export interface Miss {
  readonly path: Path;
  readonly outcome: NonNullable<Outcome>;
}

/** What an expectation can refer to besides the position. */
export interface Seen {
  /** The rule that refused the last attempt. */
  readonly refused: string | null;
  /** What happened in this step. */
  readonly news: readonly News[];
}

type Check<T> = (expected: T, game: Session, seen: Seen) => Outcome;
type GameExpectation = Omit<Expectation, keyof HeroExpectation | 'heroes'>;
type Checks = { readonly [field in keyof GameExpectation]-?: Check<NonNullable<GameExpectation[field]>> };

/** The name of a seat's hero. */
export function nameOf(s: State, seat: number | null): string {
  if (seat === null) return 'nobody';
  return seat === DUMMY ? 'dummy' : (s.players[seat]?.hero ?? String(seat));
}

/** The seat of a hero, or of a number given as text; null if there is none. */
export function seatOf(s: State, who: string | number): number | null {
  const seat = s.players.findIndex((player, i) => player.hero === who || String(i) === String(who));
  return seat < 0 ? null : seat;
}

const inNames = (s: State, who: string | number): string => nameOf(s, seatOf(s, who)).replace('nobody', String(who));

const plain =
  (read: (s: State) => unknown): Check<unknown> =>
  (expected, game) =>
    exact(expected, read(game.state));

const someone =
  (read: (s: State) => number | null): Check<string | number> =>
  (expected, { state }) =>
    exact(inNames(state, expected), nameOf(state, read(state)));

const offer =
  (read: (s: State) => readonly string[]): Check<readonly string[] | number> =>
  (expected, { state }) =>
    measured(expected, read(state), exact as (a: readonly string[], b: readonly string[]) => Outcome);

const common =
  (read: (s: State) => readonly string[]): Check<readonly string[] | number> =>
  (expected, { state }) =>
    deck(expected, read(state));

const NONE = 'none';

/** What is on spaces; only the spaces named are compared. */
const places =
  (read: (s: State, place: string) => readonly string[]): Check<Readonly<Record<string, string | readonly string[]>>> =>
  (expected, { state }) => {
    const wrong = Object.entries(expected).filter(([place, what]) => {
      const wanted = what === NONE ? [] : [what].flat();
      const found = read(state, place).map(name => (wanted.includes('down') && name.endsWith(' down') ? 'down' : name));
      return bag(wanted, found) !== null;
    });
    if (wrong.length === 0) return null;
    const found = wrong.map(([place]): [string, unknown] => [place, read(state, place)]);
    return { expected: Object.fromEntries(wrong), actual: Object.fromEntries(found) };
  };

/** The city on a space by its coordinates. */
const cityOn = (s: State, place: string): City | undefined =>
  s.cities.find(({ hexes }) => hexes.some(hex => hexName(hex) === place));

const GAME_CHECKS: Checks = {
  ...FIGHT_CHECKS,
  move: plain(s => s.turn.move),
  influence: plain(s => s.turn.influence),
  heal: plain(s => s.turn.heal),
  part: plain(s => s.turn.part),
  interacting: plain(s => s.turn.interacting),
  turn: someone(s => s.turn.seat),
  asked: (expected, game) =>
    bag(
      [expected].flat().flatMap(who => (who === 'nobody' ? [] : [inNames(game.state, who)])),
      game.asked.map(seat => nameOf(game.state, seat)),
    ),
  time: plain(s => s.time),
  round: plain(s => s.round),
  order: (expected, { state }) =>
    exact(
      expected.map(who => inNames(state, who)),
      state.order.map(seat => nameOf(state, seat)),
    ),
  announcedBy: someone(s => s.announcedBy),
  ending: plain(s => s.ending),
  over: plain(s => s.over),
  source: (expected, { state }) =>
    typeof expected === 'number'
      ? exact(expected, state.source.length)
      : bag(colorsOf(expected as Colored<Color>), state.source),
  tokens: places((s, place) =>
    s.tokens.filter(({ hex }) => hexName(hex) === place).map(({ name, up }) => (up ? name : `${name} down`)),
  ),
  shields: places((s, place) => [
    ...s.shields.filter(({ hex }) => hexName(hex) === place).map(({ seat }) => nameOf(s, seat)),
    ...(cityOn(s, place)?.shields.map(seat => nameOf(s, seat)) ?? []),
  ]),
  cities: (expected, { state }) => {
    const found = Object.entries(expected).map(([place, wanted]): [string, unknown, unknown] => {
      const city = cityOn(state, place);
      if (!city) return [place, wanted, 'there is no city'];
      const facts: Record<string, unknown> = {
        level: city.level,
        shields: city.shields.map(seat => nameOf(state, seat)),
        conquered: city.conquered,
        leader: nameOf(state, city.leader),
      };
      return [place, wanted, Object.fromEntries(Object.keys(wanted).map(field => [field, facts[field]]))];
    });
    return exact(
      Object.fromEntries(found.map(([place, wanted]) => [place, wanted])),
      Object.fromEntries(found.map(([place, , is]) => [place, is])),
    );
  },
  tiles: places((s, place) => s.map.filter(({ a, b }) => `${a},${b}` === place).map(({ tile }) => tile)),
  tileStack: common(s => s.tileStack),
  unitOffer: offer(s => s.unitOffer),
  monasteryOffer: offer(s => s.monasteryOffer),
  advancedOffer: offer(s => s.advancedOffer),
  spellOffer: offer(s => s.spellOffer),
  skillOffer: (expected, { state }) => measured(expected, state.skillOffer, bag),
  advancedDeck: common(s => s.advancedDeck),
  spellDeck: common(s => s.spellDeck),
  artifactDeck: common(s => s.artifactDeck),
  regularDeck: common(s => s.regularDeck),
  eliteDeck: common(s => s.eliteDeck),
  removed: (expected, { state }) => measured(expected, state.removed, bag),
  unitsGone: (expected, { state }) => measured(expected, state.unitsGone, bag),
  tokenDiscards: (expected, { state }) => {
    const colors = TOKEN_COLORS.filter(color => expected[color]);
    const sorted = (names: readonly string[] = []) => [...names].sort();
    return exact(
      Object.fromEntries(colors.map(color => [color, sorted(expected[color])])),
      Object.fromEntries(colors.map(color => [color, sorted(state.piles[color].discard)])),
    );
  },
  dummy: (expected, { state: { dummy } }) => {
    if (!dummy) return { expected, actual: 'there is no dummy player' };
    const { deck: cards, discard, crystals, tactic, skillPile } = expected;
    return (
      (cards === undefined ? null : deck(cards, dummy.deck)) ??
      (discard === undefined ? null : measured(discard, dummy.discard, bag)) ??
      (crystals === undefined ? null : exact(inColors(crystals), inColors(dummy.crystals))) ??
      (tactic === undefined ? null : exact(tactic, dummy.tactic ?? NONE)) ??
      (skillPile === undefined ? null : deck(skillPile, dummy.skillPile))
    );
  },
  refused: (expected, _game, { refused }) => exact(expected, refused ?? 'nothing was tried'),
  news: (expected, { state }, { news }) => {
    let from = 0;
    for (const wanted of expected) {
      const at = news.findIndex((one, i) => i >= from && tells(state, wanted, one));
      if (at < 0) return { expected: wanted, actual: news.map(one => inPlaces(state, one)) };
      from = at + 1;
    }
    return null;
  },
  newsNot: (expected, { state }, { news }) => {
    const told = news.find(one => expected.some(wanted => tells(state, wanted, one)));
    return told ? { expected: 'none of these', actual: inPlaces(state, told) } : null;
  },
};

type Wanted = NonNullable<Expectation['news']>[number];

/** Whether news is of the kind wanted and has all the wanted fields; lists in any order. */
function tells(s: State, wanted: Wanted, news: News): boolean {
  if (typeof wanted === 'string') return news.news === wanted;
  const told = inPlaces(s, news);
  return Object.entries(wanted).every(([field, value]) => {
    const found = told[field];
    if (!Array.isArray(value) || !Array.isArray(found)) return isSame(value, found);
    return isSame(value.map(String).sort(), found.map(String).sort());
  });
}

/** News with spaces and heroes by name, as a case writes them. */
function inPlaces(s: State, news: News): Record<string, unknown> {
  const named = Object.entries(news).map(([field, value]): [string, unknown] => {
    if (field === 'seat') return [field, nameOf(s, value as number | null)];
    if (field === 'hex') return [field, hexName(value as number)];
    return field === 'path' ? [field, (value as number[]).map(hexName)] : [field, value];
  });
  return Object.fromEntries(named);
}

const QUESTION_FIELDS: readonly string[] = ['prompt', 'options', 'offers', 'offersNot'];

/** All unmet expectations. Hero fields refer to the first hero; question fields to the current question. */
export function missesOf(expectation: Expectation, game: Session, seen: Seen): Miss[] {
  const { heroes = {}, ...fields } = expectation;
  const misses: Miss[] = [];
  const note = (path: Path, outcome: Outcome) => {
    if (outcome) misses.push({ path, outcome });
  };
  for (const [field, expected] of Object.entries(fields)) {
    if (field in HERO_CHECKS) {
      const seat = QUESTION_FIELDS.includes(field) ? (game.asked[0] ?? 0) : 0;
      note([field], heroCheck(field, expected, game, seat));
    } else {
      note([field], (GAME_CHECKS[field as keyof Checks] as Check<unknown>)(expected, game, seen));
    }
  }
  for (const [who, ofHero] of Object.entries(heroes)) {
    const seat = seatOf(game.state, who);
    if (seat === null) note(['heroes', who], { expected: who, actual: game.state.players.map(player => player.hero) });
    else
      for (const [field, expected] of Object.entries(ofHero)) {
        note(['heroes', who, field], heroCheck(field, expected, game, seat));
      }
  }
  return misses;
}

function heroCheck(field: string, expected: unknown, game: Session, seat: number): Outcome {
  const check = HERO_CHECKS[field as keyof HeroExpectation] as (e: unknown, g: Session, seat: number) => Outcome;
  return check(expected, game, seat);
}
