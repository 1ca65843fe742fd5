import {
  COLORS,
  type Color,
  type Colored,
  colorsOf,
  copiesIn,
  exploreCost,
  handLimit,
  hexName,
  hexNamed,
  levelOf,
  moveCost,
  type Player,
  type SceneUnit,
  type Session,
  spaceAt,
} from '@deedbook/engine';
import { bag, exact, measured, type Outcome, pileOf } from './compare.ts';
import { SCORE_CHECKS } from './fighting.ts';
import type { HeroExpectation } from './then.ts';

/* What a case can check about one hero, and how each value is compared. */

type Check<T> = (expected: T, game: Session, seat: number) => Outcome;
type Checks<E> = { readonly [field in keyof E]-?: Check<NonNullable<E[field]>> };

const playerOf = (game: Session, seat: number): Player => game.state.players[seat] as Player;

/** A number or word of a player, compared as is. */
const plain =
  (read: (player: Player, game: Session, seat: number) => unknown): Check<unknown> =>
  (expected, game, seat) =>
    exact(expected, read(playerOf(game, seat), game, seat));

/** Cards in any order, or their number. */
const cards =
  (read: (player: Player) => readonly string[]): Check<readonly string[] | number> =>
  (expected, game, seat) =>
    measured(expected, read(playerOf(game, seat)), (list, actual) => bag(list.flatMap(copiesIn), actual));

/** Cards from the top, or their number. */
export const deck = (expected: readonly string[] | number, nextLast: readonly string[]): Outcome =>
  measured(expected, nextLast.toReversed(), (list, actual) => pileOf(list, actual));

/** Colors as `{ green: 2 }`, from either notation. */
export const inColors = (colored: Colored<Color>): Record<string, number> => {
  const list = colorsOf(colored);
  const counts = COLORS.map((color): [string, number] => [color, list.filter(other => other === color).length]);
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
};

const unitWords = ({ unit, spent = false, wounds = 0 }: SceneUnit): string =>
  [unit, ...(spent ? ['spent'] : []), ...(wounds > 0 ? ['wounded'] : []), ...(wounds > 1 ? [`x${wounds}`] : [])].join(
    ' ',
  );

const unitOf = (entry: string | SceneUnit): string => {
  if (typeof entry !== 'string') return unitWords(entry);
  const [unit = '', ...how] = entry.split(' ');
  return unitWords({ unit, spent: how.includes('spent'), wounds: how.includes('wounded') ? 1 : 0 });
};

const keysOf = (game: Session, seat: number): string[] => game.question(seat)?.choices.map(choice => choice.key) ?? [];

export const HERO_CHECKS: Checks<HeroExpectation> = {
  ...SCORE_CHECKS,
  at: plain(({ hex }) => (hex === null ? 'off' : hexName(hex))),
  level: plain(({ level }) => level),
  fame: plain(({ fame }) => fame),
  reputation: plain(({ reputation }) => reputation),
  armor: plain(player => levelOf(player).armor),
  commandTokens: plain(player => levelOf(player).commandTokens),
  handLimit: plain((_player, game, seat) => handLimit(game.queryFor(seat))),
  hand: cards(({ hand }) => hand),
  wounds: plain(({ hand }) => hand.filter(card => card === 'wound').length),
  deck: (expected, game, seat) => deck(expected, playerOf(game, seat).deck),
  discard: cards(({ discard }) => discard),
  played: (expected, game, seat) => {
    const played = playerOf(game, seat).played.map(({ card, as }) => (as === 'basic' ? card : `${card} ${as}`));
    return measured(expected, played, (list, actual) =>
      bag(
        list.flatMap(copiesIn).map(entry => entry.replace(/ basic$/, '')),
        actual,
      ),
    );
  },
  crystals: (expected, game, seat) => exact(inColors(expected), inColors(playerOf(game, seat).crystals)),
  mana: (expected, game, seat) => bag(colorsOf(expected), playerOf(game, seat).mana),
  dice: (expected, game, seat) =>
    bag(
      expected,
      playerOf(game, seat).dice.map(({ color, roll }) => (roll ? color : `${color} unrolled`)),
    ),
  units: (expected, game, seat) => bag(expected.map(unitOf), playerOf(game, seat).units.map(unitWords)),
  skills: (expected, game, seat) =>
    bag(
      expected,
      playerOf(game, seat).skills.map(({ skill, used }) => (used ? `${skill} used` : skill)),
    ),
  skillPile: (expected, game, seat) => deck(expected, playerOf(game, seat).skillPile),
  tactic: plain(({ tactic, tacticUsed }) => (tactic === null ? 'none' : tacticUsed ? `${tactic} used` : tactic)),
  tacticDie: plain(({ tacticDie }) => tacticDie ?? 'none'),
  moveCost: (expected, game, seat) => {
    const costs = Object.keys(expected).map((place): [string, unknown] => {
      const space = spaceAt(game.state, hexNamed(place) ?? -1);
      return [place, space ? (moveCost(game.queryFor(seat), space) ?? 'none') : 'not on the map'];
    });
    return exact(expected, Object.fromEntries(costs));
  },
  exploreCost: plain((_player, game, seat) => exploreCost(game.queryFor(seat))),
  plundered: plain(({ plundered }) => plundered),
  tokenDown: plain(({ tokenDown }) => tokenDown),
  mayUndo: plain((_player, game, seat) => game.undoable(seat).undo),
  mayRedo: plain((_player, game, seat) => game.undoable(seat).redo),
  prompt: plain((_player, game, seat) => game.question(seat)?.prompt ?? 'none'),
  options: (expected, game, seat) => bag(expected, keysOf(game, seat)),
  offers: (expected, game, seat) => {
    const keys = keysOf(game, seat);
    const missing = expected.filter(key => !keys.includes(key));
    return missing.length === 0 ? null : { expected: missing, actual: keys };
  },
  offersNot: (expected, game, seat) => {
    const present = keysOf(game, seat).filter(key => expected.includes(key));
    return present.length === 0 ? null : { expected: 'none of these', actual: present };
  },
};
