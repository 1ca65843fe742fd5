import { BASIC_COLORS, type BasicColor, hexNamed, type Name, type News, type View } from '@deedbook/engine';

export const DEADLINES = ['turn', 'round', 'game'] as const;

/** What to achieve. Everything named must be true at the same moment. */
export interface Goal {
  /** The hero is on one of these spaces. */
  readonly at?: readonly string[];
  /** At least this much. */
  readonly fame?: number;
  readonly level?: number;
  readonly reputation?: number;
  readonly move?: number;
  readonly influence?: number;
  /** At least these crystals and mana tokens. */
  readonly crystals?: Readonly<Partial<Record<BasicColor, number>>>;
  readonly mana?: readonly string[];
  /** These cards are among the hero's, wherever they are; `hand` only counts those in hand. */
  readonly cards?: readonly Name[];
  readonly hand?: readonly Name[];
  readonly units?: readonly Name[];
  readonly skills?: readonly Name[];
  /** At most this many Wounds in hand. */
  readonly wounds?: number;
  /** The hero has defeated these enemies since the start. */
  readonly defeated?: readonly Name[];
  /** The hero has blocked attacks of these enemies since the start. */
  readonly blocked?: readonly Name[];
  /** The hero has a Shield on each of these spaces. */
  readonly conquered?: readonly string[];
  /** At least this many tiles have been explored since the start. */
  readonly explored?: number;
  /** No fight is under way. */
  readonly peace?: boolean;
  /** The game is over. */
  readonly over?: boolean;
  /** Until when: the end of the hero's turn, of the Round, or of the game (the default). */
  readonly by?: (typeof DEADLINES)[number];
}

/** A moment of a game as its seat sees it: the view, and everything told since the position was opened. */
export interface Seen {
  readonly view: View;
  readonly news: readonly News[];
}

/** The parts of a goal that are to be achieved, apart from the deadline. */
export type Aim = Exclude<keyof Goal, 'by'>;

type Test<A extends Aim> = (wanted: NonNullable<Goal[A]>, seen: Seen, seat: number) => boolean;

const me = ({ view }: Seen, seat: number) => view.players[seat] as View['players'][number];
const atLeast =
  (value: (seen: Seen, seat: number) => number) =>
  (wanted: number, seen: Seen, seat: number): boolean =>
    value(seen, seat) >= wanted;
const among =
  (value: (seen: Seen, seat: number) => readonly string[]) =>
  (wanted: readonly string[], seen: Seen, seat: number): boolean =>
    includesAll(value(seen, seat), wanted);

/** Whether all of these are in a list, each as often as wanted. */
function includesAll(list: readonly string[], wanted: readonly string[]): boolean {
  const left = [...list];
  return wanted.every(name => {
    const i = left.indexOf(name);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

const enemiesIn = (kind: 'enemy-defeated' | 'attack-blocked', { news }: Seen, seat: number): string[] =>
  news.flatMap(told => (told.news === kind && told.seat === seat ? [told.enemy] : []));

const turnOf = ({ view }: Seen, seat: number) => (view.turn.seat === seat ? view.turn : null);

const TESTS: { readonly [A in Aim]-?: Test<A> } = {
  at: (wanted, seen, seat) => wanted.some(place => hexNamed(place) === me(seen, seat).hex),
  fame: atLeast((seen, seat) => me(seen, seat).fame),
  level: atLeast((seen, seat) => me(seen, seat).level),
  reputation: atLeast((seen, seat) => me(seen, seat).reputation),
  move: atLeast((seen, seat) => turnOf(seen, seat)?.move ?? 0),
  influence: atLeast((seen, seat) => turnOf(seen, seat)?.influence ?? 0),
  crystals: (wanted, seen, seat) => BASIC_COLORS.every(color => me(seen, seat).crystals[color] >= (wanted[color] ?? 0)),
  mana: among((seen, seat) => me(seen, seat).mana),
  cards: among((seen, seat) => {
    const { hand, discard, played } = me(seen, seat);
    return [...hand, ...discard, ...played.map(({ card }) => card), ...seen.view.ownDeck];
  }),
  hand: among((seen, seat) => me(seen, seat).hand),
  units: among((seen, seat) => me(seen, seat).units.map(({ unit }) => unit)),
  skills: among((seen, seat) => me(seen, seat).skills.map(({ skill }) => skill)),
  wounds: (most, seen, seat) => me(seen, seat).hand.filter(card => card === 'wound').length <= most,
  defeated: among((seen, seat) => enemiesIn('enemy-defeated', seen, seat)),
  blocked: among((seen, seat) => enemiesIn('attack-blocked', seen, seat)),
  conquered: (wanted, { view }, seat) =>
    wanted.every(place => {
      const hex = hexNamed(place);
      return (
        view.shields.some(shield => shield.hex === hex && shield.seat === seat) ||
        view.cities.some(city => city.conquered && city.hexes.some(each => each === hex))
      );
    }),
  explored: atLeast(({ news }) => news.filter(told => told.news === 'explored').length),
  peace: (_, { view }) => view.combat === null && view.duel === null,
  over: (_, { view }) => view.over,
};

const isTrue = <A extends Aim>(aim: A, goal: Goal, seen: Seen, seat: number): boolean =>
  (TESTS[aim] as Test<A>)(goal[aim] as NonNullable<Goal[A]>, seen, seat);

/** Everything a goal can name. */
export const AIMS = Object.keys(TESTS) as readonly Aim[];

/** Each aim of a goal, and whether it is true now. */
export function aimsOf(goal: Goal, seen: Seen, seat: number): { aim: Aim; isTrue: boolean }[] {
  const aims = AIMS.filter(aim => goal[aim] !== undefined);
  return aims.map(aim => ({ aim, isTrue: isTrue(aim, goal, seen, seat) }));
}

export type Standing = 'open' | 'reached' | 'missed';

/** How a goal stands now. The caller remembers that it was reached: what comes later does not undo it. */
export function standingOf(goal: Goal, seen: Seen, seat: number): Standing {
  if (aimsOf(goal, seen, seat).every(({ isTrue }) => isTrue)) return 'reached';
  return isPast(goal.by ?? 'game', seen, seat) ? 'missed' : 'open';
}

const isPast = (by: (typeof DEADLINES)[number], { view, news }: Seen, seat: number): boolean =>
  view.over ||
  (by === 'turn' && news.some(told => told.news === 'turn-ended' && told.seat === seat)) ||
  (by === 'round' && news.some(told => told.news === 'round-ended'));
