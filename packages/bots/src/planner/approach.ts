import { distance, type Hex, type Query, rampageOf, STEPS } from '@deedbook/engine';
import { demandsAt, isCampaign } from './siege.ts';

/* The ways a campaign needs, in Move points. */

/** From a space to the cities still to be taken, and to the nearest edge of the known land. */
export interface Ways {
  readonly toCities: number;
  readonly toUnknown: number;
}

export const NO_WAY_LEFT: Ways = { toCities: 0, toUnknown: 0 };

/** A way longer than this is no worse. */
const FAR = 40;
/** The longer way worth taking to a weaker garrison, for each point it demands less. */
const AGAINST = 0.4;
/** Move points for each space between two cities, the way to a city not found yet, and for each tile in between. */
const A_SPACE = 2.5;
const UNFOUND = 8;
const A_TILE = 8;
/** Searching is more urgent than getting there. */
const SEARCHING = 2;

/** The way to the next city, and from there to the others; or to where they can be searched for. */
export function wayToCities(q: Query, costs: ReadonlyMap<Hex, number>, toUnknown: number): number {
  if (!isCampaign(q)) return 0;
  const left = q.s.cities.filter(({ conquered }) => !conquered);
  let [next, weakest, between] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (const [i, { hexes, cards }] of left.entries()) {
    const hex = hexes[0] as Hex;
    const demand = AGAINST * demandsAt(q.s, hex, cards).reduce((sum, { points }) => sum + points, 0);
    weakest = Math.min(weakest, demand);
    next = Math.min(next, wayToAssault(q, costs, hex) + demand);
    const before = left[i - 1]?.hexes[0];
    if (before !== undefined) between += A_SPACE * distance(before, hex);
  }
  const unfound = q.s.options.cityLevels.length - q.s.cities.length;
  const search = unfound > 0 ? UNFOUND * unfound + A_TILE * q.s.tileStack.length : 0;
  const first = left.length > 0 ? next - weakest : unfound > 0 ? SEARCHING * toUnknown : 0;
  return search + between + Math.min(FAR, first);
}

/** What another enemy in an assault costs, in Move points. */
const JOINING = 8;
/** What a fight on the way costs: a keep to take, or rampaging enemies beside the path. */
export const ON_THE_WAY = 8;

/** The way to the best space for an assault: rampaging enemies beside both spaces would join the fight. */
function wayToAssault(q: Query, costs: ReadonlyMap<Hex, number>, city: Hex): number {
  const { tokens } = rampageOf(q.s.tokens);
  const isBeside = (a: Hex, b: Hex) => distance(a, b) === 1;
  return STEPS.reduce((least, by) => {
    const from = city + by;
    const joining = tokens.filter(({ hex }) => isBeside(hex, from) && isBeside(hex, city)).length;
    return Math.min(least, (costs.get(from) ?? least) + JOINING * joining);
  }, Number.POSITIVE_INFINITY);
}
