import {
  type AttackOutlook,
  type CombatOutlook,
  combatOutlook,
  type DuelOutlook,
  duelOutlook,
  type FoeOutlook,
  hexName,
  type News,
  type Scored,
  type ScoreSheet,
  type Session,
  scoreSheets,
} from '@deedbook/engine';
import { bag, exact, type Outcome } from './compare.ts';
import type { Expectation, HeroExpectation } from './then.ts';

/* What a case can check about a combat, its rewards and the score. */

const FIELDS = [
  'phase',
  'enemies',
  'defeated',
  'attack',
  'attackNeeded',
  'block',
  'blockNeeded',
  'outlook',
  'combatWounds',
  'knockedOut',
  'rewards',
  'attacker',
  'damage',
  'prices',
] as const;
type Fields = Pick<Expectation, (typeof FIELDS)[number]>;
type Check<T> = (expected: T, game: Session, seen: { readonly news: readonly News[] }) => Outcome;
type Checks = { readonly [field in keyof Fields]-?: Check<NonNullable<Fields[field]>> };

const NO_FIGHT = 'nobody is fighting';

const outlookOf = (game: Session): CombatOutlook | null => combatOutlook(game.queryFor(game.state.turn.seat ?? 0));

/** Player combat is entirely public. */
const duelOf = (game: Session): DuelOutlook | null => duelOutlook(game.queryFor(0));

/** What damage can be spent on: the hero, Units, Artifacts and spaces, by name. */
function pricesIn({ hero, units, thefts, retreats }: DuelOutlook): Record<string, number> {
  return Object.fromEntries([
    [hero.hero, hero.price.n],
    ...units.map(({ key, price }) => [key, price.n]),
    ...thefts.map(({ card, price }) => [card, price]),
    ...retreats.map(({ hex, price }) => [hexName(hex), price]),
  ]);
}

/** The current sum, if it is of this kind. */
function soFar(game: Session, kind: 'attack' | 'block', what: 'total' | 'needed'): unknown {
  const duel = duelOf(game);
  if (duel) return what === 'total' ? duel[kind].total : 'in a combat between players nothing has to be reached';
  const outlook = outlookOf(game);
  if (!outlook) return NO_FIGHT;
  if (!outlook.soFar || (outlook.phase === 'block') !== (kind === 'block'))
    return `there is no ${kind} against anybody`;
  return outlook.soFar[what];
}

const sum =
  (kind: 'attack' | 'block', what: 'total' | 'needed'): Check<number> =>
  (expected, game) =>
    exact(expected, soFar(game, kind, what));

/** An enemy and its state: `prowlers`, `prowlers blocked`, `wolf-riders held`. */
const enemyWords = ({ key, held, attacks }: FoeOutlook): string =>
  [key, ...(held ? ['held'] : []), ...attacks.map(({ state }) => state).filter(state => state !== 'coming')].join(' ');

/** The numbers of one enemy; if it has several attacks, those of the first one still to come. */
function foeNumbers({ armor, fortifications, attacks }: FoeOutlook): Record<string, unknown> {
  const attack: AttackOutlook | undefined = attacks.find(({ state }) => state === 'coming') ?? attacks[0];
  return {
    armor: armor.n,
    fortified: fortifications,
    ...(attack ? { block: attack.block.n, damage: attack.damage.n, wounds: attack.wounds } : {}),
    ...(attack ? { units: Object.fromEntries(attack.units.map(unit => [unit.key, unitWords(unit)])) } : {}),
  };
}

/** What absorbing the damage would do to a Unit: `unhurt` or `wounded`, and the damage left. */
const unitWords = ({ left, wounded }: { left: number; wounded: boolean }): string =>
  `${wounded ? 'wounded' : 'unhurt'}, ${left} left`;

export const FIGHT_CHECKS: Checks = {
  phase: (expected, { state }) => exact(expected, state.combat?.phase ?? state.duel?.phase ?? 'none'),
  enemies: (expected, game) => bag(expected, outlookOf(game)?.foes.map(enemyWords) ?? []),
  defeated: (expected, _game, { news }) =>
    bag(
      expected,
      news.flatMap(one => (one.news === 'enemy-defeated' ? [one.enemy] : [])),
    ),
  attack: sum('attack', 'total'),
  attackNeeded: sum('attack', 'needed'),
  block: sum('block', 'total'),
  blockNeeded: sum('block', 'needed'),
  outlook: (expected, game) => {
    const foes = outlookOf(game)?.foes ?? [];
    const wrong = Object.entries(expected).flatMap(([key, wanted]): [string, unknown, unknown][] => {
      const foe = foes.find(other => other.key === key);
      if (!foe) return [[key, wanted, foes.length > 0 ? foes.map(other => other.key) : NO_FIGHT]];
      const numbers = foeNumbers(foe);
      const found = Object.fromEntries(Object.keys(wanted).map(field => [field, numbers[field] ?? 'none']));
      return exact(wanted, found) ? [[key, wanted, found]] : [];
    });
    if (wrong.length === 0) return null;
    return {
      expected: Object.fromEntries(wrong.map(([key, wanted]) => [key, wanted])),
      actual: Object.fromEntries(wrong.map(([key, , found]) => [key, found])),
    };
  },
  combatWounds: (expected, { state }) => exact(expected, state.combat?.wounds ?? NO_FIGHT),
  knockedOut: (expected, { state }) => exact(expected, state.combat?.knockedOut ?? NO_FIGHT),
  rewards: (expected, { state }) => bag(expected, state.rewards),
  attacker: (expected, { state }) => {
    const found = state.duel ? state.players[state.duel.attacker]?.hero : NO_FIGHT;
    return exact(typeof expected === 'number' ? state.players[expected]?.hero : expected, found);
  },
  damage: (expected, game) => exact(expected, duelOf(game)?.damage ?? NO_FIGHT),
  prices: (expected, game) => {
    const duel = duelOf(game);
    const found = duel ? pricesIn(duel) : {};
    return exact(expected, Object.fromEntries(Object.keys(expected).map(name => [name, found[name] ?? 0])));
  },
};

type Scores = Pick<HeroExpectation, 'score' | 'achievements' | 'titles' | 'won'>;

const sheetOf = ({ state }: Session, seat: number): ScoreSheet =>
  scoreSheets(state).find(({ seats }) => seats.includes(seat)) as ScoreSheet;

const lines =
  (what: 'points' | 'title') =>
  (expected: Readonly<Partial<Record<Scored, number>>>, game: Session, seat: number): Outcome => {
    const sheet = sheetOf(game, seat);
    const names = Object.keys(expected);
    const found = (name: string) => sheet.lines.find(line => line.what === name)?.[what] ?? 'no such line';
    return exact(expected, Object.fromEntries(names.map(name => [name, found(name)])));
  };

/** The score sheet of one hero, as if the game ended now. */
export const SCORE_CHECKS: {
  readonly [field in keyof Scores]-?: (expected: NonNullable<Scores[field]>, game: Session, seat: number) => Outcome;
} = {
  score: (expected, game, seat) => exact(expected, sheetOf(game, seat).total),
  achievements: lines('points'),
  titles: lines('title'),
  won: (expected, game, seat) => exact(expected, sheetOf(game, seat).won ?? 'nothing to win'),
};
