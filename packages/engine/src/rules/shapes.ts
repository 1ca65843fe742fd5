import { effectShape } from '../core/rule.ts';
import { flag, list, oneOf, type Shape, textThat, whole } from '../core/shape.ts';
import { MOST_HEX } from '../state/hex.ts';
import { BASIC_COLORS, COLORS } from '../state/mana.ts';
import type { Name } from '../state/names.ts';
import { ID, MOST_SEATS } from '../state/options.ts';
import { TIMES } from '../state/state.ts';
import { CARDS, type Catalogue, ELEMENTS, HEROES, SITES, SKILLS, TERRAINS, UNITS } from './catalogue.ts';

/*
 * The values allowed as arguments of effects and in positions: `rule('draw', { n: is.amount }, …)`. The ranges are
 * wider than anything in a game, but narrow enough to keep every computation bounded.
 */

/** The longest list allowed in a position: longer than any set of components. */
const MOST_MEMBERS = 500;

export const named = (catalogue: Catalogue<unknown>): Shape<Name> =>
  textThat(id => catalogue.has(id), `there is no such ${catalogue.kind}`);

/** A list of any length up to the maximum. */
export const many = <T>(member: Shape<T>): Shape<readonly T[]> => list(member, MOST_MEMBERS);

export const is = {
  /** A number of things or points. */
  amount: whole(0, 999),
  /** A change, up or down. */
  change: whole(-999, 999),
  /** The id of a Unit, or of an enemy in a combat. */
  id: whole(0, 99_999),
  flag,
  seat: whole(0, MOST_SEATS - 1),
  hex: whole(0, MOST_HEX),
  /** A coordinate on the lattice of tiles. */
  lane: whole(-21, 21),
  color: oneOf(COLORS),
  basicColor: oneOf(BASIC_COLORS),
  element: oneOf(ELEMENTS),
  time: oneOf(TIMES),
  card: named(CARDS),
  hero: named(HEROES),
  unit: named(UNITS),
  skill: named(SKILLS),
  terrain: named(TERRAINS),
  site: named(SITES),
  /** The card, Skill, Unit or Tactic that something came from, or ''. */
  source: ID,
  effect: effectShape,
} as const;
