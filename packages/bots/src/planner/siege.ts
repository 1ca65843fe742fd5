import { cityAt, type Hex, type Query } from '@deedbook/engine';
import { chanceOf, type Demand, demandFor } from './strength.ts';

/* Cities: what it is worth to find them and to wear down their garrisons, in scenarios that are won by taking them. */

/** A defender beaten stays beaten, so every one counts, besides its Fame. */
const DEFENDER = 9;
const CITY = 20;
const FOUND = 5;
/** A tile revealed while cities are still hidden. */
const TILE = 3;
const FAME = 1.4;
/** The share of the Block that defenders left standing take out of an assault. */
const ENDURED = 0.5;

const isCampaign = ({ scenario, s }: Query): boolean =>
  scenario.cities === 'assaulted' && s.options.cityLevels.length > 0;

/** What has been achieved toward taking the cities. */
export function campaignOf(q: Query): number {
  if (!isCampaign(q)) return 0;
  const { cities, map, tileStack, options } = q.s;
  const isFound = cities.length >= options.cityLevels.length;
  // Once all cities are known, no tile needs to be searched.
  let value = FOUND * cities.length + TILE * (map.length + (isFound ? tileStack.length : 0));
  for (const { conquered, shields } of cities) value += DEFENDER * shields.length + (conquered ? CITY : 0);
  return value;
}

/** What an assault on a city is worth with an average hand: as many defenders as the hero can beat at once. */
export function worthOfAssault(q: Query, hex: Hex, power: number, prize: number): number {
  const city = cityAt(q.s, hex);
  if (!city) return 0;
  const garrison = q.s.tokens.filter(token => token.hex === city.hexes[0] && token.role === 'garrison');
  const demands = garrison
    .map(({ up, name, color }): Demand => demandFor(up ? name : color, true, city.cards))
    .sort((a, b) => a.points - b.points);
  const blocks = demands.reduce((sum, { block }) => sum + ENDURED * block, 0);
  let [best, points, won] = [0, blocks, 0];
  for (const [i, demand] of demands.entries()) {
    points += demand.points - ENDURED * demand.block;
    won += FAME * demand.fame + (isCampaign(q) ? DEFENDER : 1);
    const all = i === demands.length - 1 ? prize : 0;
    best = Math.max(best, chanceOf(power, points) * (won + all));
  }
  return best;
}
