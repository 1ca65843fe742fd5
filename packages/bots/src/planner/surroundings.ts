import {
  exploreCost,
  groundOf,
  type Hex,
  isConquered,
  isHostile,
  type Name,
  placesFrom,
  type Query,
  RUINS,
  rampageOf,
  type Space,
  STEPS,
  siteOf,
  type TokenColor,
} from '@deedbook/engine';
import { type Routes, routesFrom } from '../greedy/routes.ts';
import { worthOfSite } from '../greedy/site-worth.ts';
import { ON_THE_WAY, type Ways, wayToCities } from './approach.ts';
import { worthOfPeace } from './peace.ts';
import { costOfWays, isCampaign, worthOfAssault, worthOfTile } from './siege.ts';
import { chanceOf, demandFor, powerOf } from './strength.ts';

/* What the land around a space promises to a hero who ends a turn there, with whatever hand comes next. */

interface Attraction {
  readonly hex: Hex;
  readonly worth: number;
  /** The hero stands beside it instead of on it. */
  readonly beside: boolean;
}

interface Outlook {
  readonly worth: number;
  readonly ways: Ways;
}

/** Distance at which an attraction counts half, in Move points. */
const HALF = 5;
/** What the best, the second and the third attraction count. */
const SHARES = [0.6, 0.25, 0.12];
const FAME = 1.4;
const GOOD_NAME = 0.4;

/** The attractions of a map; ask it about as many spaces as needed. */
export class Surroundings {
  private readonly q: Query;
  private readonly attractions: readonly Attraction[];
  private readonly exploring: number;
  private readonly found = new Map<Hex, Outlook>();

  constructor(q: Query) {
    this.q = q;
    this.attractions = attractionsOf(q);
    this.exploring = worthOfTile(q);
  }

  /** What the surroundings of a space are worth. */
  from(hex: Hex): number {
    return this.outlookFrom(hex).worth;
  }

  /** The ways from a space that the campaign needs. */
  waysFrom(hex: Hex): Ways {
    return this.outlookFrom(hex).ways;
  }

  /** How good a space is to be on, for comparing spaces. */
  at(hex: Hex): number {
    const { worth, ways } = this.outlookFrom(hex);
    return worth - costOfWays(this.q, ways);
  }

  private outlookFrom(hex: Hex): Outlook {
    let outlook = this.found.get(hex);
    if (outlook === undefined) {
      const routes = routesFrom(this.q, hex);
      // A dragon or a keep in the way must not hide where it leads.
      const bold = isCampaign(this.q) ? routesFrom(this.q, hex, ON_THE_WAY) : routes;
      const toUnknown = this.toUnknown(bold);
      const toCities = wayToCities(this.q, bold.cost, toUnknown);
      outlook = { worth: this.sumAlong(routes, this.toUnknown(routes)), ways: { toCities, toUnknown } };
      this.found.set(hex, outlook);
    }
    return outlook;
  }

  /** The Move points to the nearest space from which a tile can be explored. */
  private toUnknown({ cost }: Routes): number {
    let nearest = Number.POSITIVE_INFINITY;
    if (this.exploring > 0)
      for (const [place, n] of cost) if (n < nearest && placesFrom(this.q.s, place).length > 0) nearest = n;
    return nearest;
  }

  private sumAlong(routes: Routes, toUnknown: number): number {
    const { q, attractions, exploring } = this;
    const worths = attractions.map(each => each.worth * nearness(distanceTo(routes, each)));
    if (exploring > 0) worths.push(exploring * nearness(toUnknown + exploreCost(q) - EXPLORED_BY_THE_WAY));
    worths.sort((a, b) => b - a);
    return SHARES.reduce((sum, share, i) => sum + share * Math.max(0, worths[i] ?? 0), 0);
  }
}

/** Exploring needs no second action, so part of its cost is saved. */
const EXPLORED_BY_THE_WAY = 1;

const nearness = (cost: number): number => 0.5 ** (cost / HALF);

function distanceTo({ cost }: Routes, { hex, beside }: Pick<Attraction, 'hex' | 'beside'>): number {
  if (!beside) return cost.get(hex) ?? Number.POSITIVE_INFINITY;
  return STEPS.reduce((least, by) => Math.min(least, cost.get(hex + by) ?? least), Number.POSITIVE_INFINITY);
}

function attractionsOf(q: Query): Attraction[] {
  const power = powerOf(q.me);
  const found: Attraction[] = [];
  for (const { hex, name, color, up } of rampageOf(q.s.tokens).tokens) {
    const { points, fame } = demandFor(up ? name : color);
    found.push({ hex, worth: chanceOf(power, points) * (FAME * fame + GOOD_NAME), beside: true });
  }
  for (const space of groundOf(q.s.map).values()) {
    const worth = Math.max(worthOfConquest(q, space, power), worthOfPeace(q, space));
    if (worth > 0) found.push({ hex: space.hex, worth, beside: false });
  }
  return found;
}

/** The worth of the fight on a space, for an average hand. */
function worthOfConquest(q: Query, space: Space, power: number): number {
  const { hex, site } = space;
  if (site === null || site === 'monastery') return 0;
  const { category, lair } = siteOf(q.s, site);
  if (category === 'fortified') {
    if (!isHostile(q.s, space, q.seat)) return 0;
    if (site === 'city') return worthOfAssault(q, hex, power, worthOfSite(q, hex));
    return worthOfFight(q, hex, power, defendersAt(q, space), true);
  }
  if (!lair || (isConquered(q.s, hex) && !lair.again)) return 0;
  const waiting = q.s.tokens.filter(token => token.hex === hex && token.color !== 'yellow');
  const ruins = q.s.tokens.find(token => token.hex === hex && token.color === 'yellow');
  const drawn = ruins ? (ruins.up ? RUINS.get(ruins.name).enemies : UNKNOWN_RUINS) : lair.draws;
  const foes = waiting.length > 0 ? waiting.map(({ up, name, color }) => (up ? name : color)) : drawn;
  const units = lair.underground && !lair.withUnits ? ALONE * q.me.units.length : 0;
  return foes.length === 0 ? 0 : worthOfFight(q, hex, power - units, foes, false);
}

/** The power that each Unit left outside takes away. */
const ALONE = 2;
const UNKNOWN_RUINS: readonly TokenColor[] = ['green', 'brown'];

function defendersAt(q: Query, { hex, site }: Space): readonly (Name | TokenColor)[] {
  const garrison = q.s.tokens.filter(token => token.hex === hex && token.role === 'garrison');
  if (garrison.length > 0) return garrison.map(({ up, name, color }) => (up ? name : color));
  return [siteOf(q.s, site ?? 'keep').token?.color ?? 'grey'];
}

function worthOfFight(
  q: Query,
  hex: Hex,
  power: number,
  foes: readonly (Name | TokenColor)[],
  defends: boolean,
): number {
  const demands = foes.map(foe => demandFor(foe, defends));
  const points = demands.reduce((sum, demand) => sum + demand.points, 0);
  const fame = demands.reduce((sum, demand) => sum + demand.fame, 0);
  return chanceOf(power, points) * (FAME * fame + worthOfSite(q, hex));
}
