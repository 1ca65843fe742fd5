import type { Term } from '../../core/numbers.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { choice, option } from '../../protocol/choice.ts';
import { readKey } from '../../protocol/keys.ts';
import { centreOf, distance, type Hex, placeName, placesBeside, type TilePlace } from '../../state/hex.ts';
import type { PlacedTile } from '../../state/map.ts';
import { COUNTRYSIDE_BACK, type Name } from '../../state/names.ts';
import { MAP_SHAPES, TILES, type TileSpace } from '../catalogue.ts';
import { layOutCity } from '../cities/cities.ts';
import type { Game } from '../game.ts';
import { addMonasteryCards } from '../interaction/offers.ts';
import { rule } from '../mage-knight.ts';
import type { Menu } from '../menu.ts';
import type { Query, Seen } from '../query.ts';
import { gainFame } from '../rewards/tracks.ts';
import { checkForEnd } from '../round/ending.ts';
import { added, siteOf, twistsOf } from '../scenarios/scenarios.ts';
import { is } from '../shapes.ts';
import { cityAt, groundOf, hexesOf, printedOn, type Space, spaceAt } from './ground.ts';
import { isSpaceBent, whyNoStep } from './movement.ts';
import { isDaylit, placeToken, revealTokensAround } from './tokens.ts';

/** The Move cost of exploring (EXP-01). */
export const exploreCost = (q: Query): number => Math.max(0, q.modified('exploreCost', TWO_POINTS, { seat: q.seat }));
const TWO_POINTS: readonly Term[] = [{ from: 'rule', op: 'base', n: 2 }];

const isAt = (map: readonly PlacedTile[], { a, b }: TilePlace): boolean => map.some(t => t.a === a && t.b === b);

const beside = (map: readonly PlacedTile[], place: TilePlace): TilePlace[] =>
  placesBeside(place).filter(p => isAt(map, p));

type Back = 'countryside' | 'core' | 'spare' | 'none';

/** The parts of a position that exploring depends on. A view works too: it shows the backs of unseen tiles. */
type Unexplored = Pick<Seen, 'options' | 'map' | 'tileStack' | 'tilesLeft'>;

const isCountryside = (tile: Name): boolean => tile === COUNTRYSIDE_BACK || TILES.find(tile)?.kind === 'countryside';

/** The back of the next tile; `spare`: the stack is empty, so a left-out tile is drawn (EXP-08). */
export function nextBack(s: Pick<Unexplored, 'tileStack' | 'tilesLeft'>): Back {
  const top = s.tileStack.at(-1);
  if (top !== undefined) return isCountryside(top) ? 'countryside' : 'core';
  return s.tilesLeft.length > 0 ? 'spare' : 'none';
}

/** Why a tile cannot be placed here, or null. */
function whyNotThere(s: Unexplored, place: TilePlace, back: Back): Refusal | null {
  const shape = MAP_SHAPES.get(s.options.mapShape);
  if (back === 'none') return refuse('EXP-08');
  const kind = back === 'core' || (back === 'spare' && !s.tilesLeft.some(isCountryside)) ? 'core' : 'countryside';
  if (isAt(s.map, place) || !(shape.allows(place, 'countryside') || shape.allows(place, 'core')))
    return refuse('EXP-03');
  if (!shape.allows(place, kind)) return refuse('MAP-01');
  const touching = beside(s.map, place);
  if (back === 'spare') return touching.length >= 3 ? null : refuse('EXP-08', { touching: touching.length });
  if (back === 'core') {
    return touching.length >= 2 ? null : refuse('EXP-07', { touching: touching.length });
  }
  if (touching.length >= 2) return null;
  const only = touching[0];
  return only && beside(s.map, only).length >= 2 ? null : refuse('EXP-06', { touching: touching.length });
}

/** The places where the next tile can go. */
export function frontierOf(s: Unexplored): TilePlace[] {
  const back = nextBack(s);
  const places = new Map(s.map.flatMap(placesBeside).map(place => [placeName(place), place]));
  return [...places.values()].filter(place => !whyNotThere(s, place, back));
}

/** The ones adjacent to this space (EXP-02): next to its own tile, with the center two steps away. */
export function placesFrom(s: Unexplored, hex: Hex, bent = false): TilePlace[] {
  // If spaces at distance 2 count as adjacent, the center may be one step farther away.
  if (bent) return frontierOf(s).filter(place => distance(hex, centreOf(place)) <= 3);
  const tile = groundOf(s.map).get(hex)?.tile;
  if (!tile || hex === centreOf(tile)) return [];
  const back = nextBack(s);
  return placesBeside(tile).filter(place => distance(hex, centreOf(place)) === 2 && !whyNotThere(s, place, back));
}

/** Reveals the next tile in a place next to the hero. */
const explore = rule('explore', { a: is.lane, b: is.lane }, (q, { a, b }) => {
  const stuck = whyNoStep(q);
  if (stuck) return stuck;
  const { hex } = q.me;
  const place = { a, b };
  if (hex === null || !placesFrom(q.s, hex, isSpaceBent(q)).some(p => p.a === a && p.b === b)) {
    return whyNotThere(q.s, place, nextBack(q.s)) ?? refuse('EXP-02');
  }
  const cost = exploreCost(q);
  if (q.turn.move < cost) return refuse('EXP-01', { cost, points: q.turn.move });
  return g => {
    g.turn.move -= cost;
    g.turn.moved = true;
    revealTile(g, place, g.seat);
    const fame = added(g.s, 'fameForTile');
    if (fame > 0) gainFame(g, fame); // EXP-14
    for (const player of g.s.players) if (player.hex !== null) revealTokensAround(g, player.hex); // EXP-10: next to any hero
  };
});

/** Offers every place adjacent to the hero's space. */
export function offerExploring(q: Query, menu: Menu): void {
  if (menu.wanted !== null) {
    const named = readKey('explore', menu.wanted);
    if (named) menu.offer(q, choice({ act: 'explore', tile: named.tile, cost: 0 }), explore(named.tile));
    return;
  }
  const { hex } = q.me;
  if (hex === null || !menu.isAbout('explore')) return;
  const cost = exploreCost(q);
  if (q.turn.move < cost || whyNoStep(q)) return;
  // Made by what the rule asks: it need not be tried once more.
  for (const tile of placesFrom(q.s, hex, isSpaceBent(q))) {
    menu.add(option({ act: 'explore', tile, cost }, explore(tile)));
  }
}

/** The next tile of the stack, or a random left-out tile. */
function takeTile(g: Game): Name {
  const { s } = g;
  const top = s.tileStack.at(-1);
  if (top !== undefined) {
    s.tileStack = s.tileStack.slice(0, -1);
    return top;
  }
  const countryside = s.tilesLeft.filter(isCountryside);
  const pool = countryside.length > 0 ? countryside : s.tilesLeft;
  const tile = pool[g.random('tiles', stream => stream.below(pool.length))] as Name;
  s.tilesLeft = s.tilesLeft.filter(other => other !== tile);
  return tile;
}

/** Puts the next tile on the map and resolves what its sites do when revealed (EXP-10). */
export function revealTile(g: Game, place: TilePlace, seat: number | null): void {
  const name = takeTile(g);
  const turned = twistsOf(g.s).some(twist => twist.turnsTiles) ? g.random('tiles', stream => stream.below(6)) : 0;
  const placed: PlacedTile = { tile: name, a: place.a, b: place.b, turned, overlays: [] };
  g.s.map = [...g.s.map, placed];
  g.reveal();
  g.tell({ news: 'explored', seat, tile: name, a: place.a, b: place.b });
  const { city } = TILES.get(name);
  for (const [hex, space] of printedOn(placed)) {
    if (cityAt(g.s, hex)) continue; // VAR-CIT-02: a second city may cover it
    populate(g, hex, space);
    if (hex === centreOf(place) && city !== null) layOutCity(g, hex, `${city}-city`);
  }
  for (const twist of twistsOf(g.s)) {
    if (twist.onReveal) for (const hex of hexesOf(place)) twist.onReveal(g, spaceAt(g.s, hex) as Space, seat);
  }
  g.next(watchForEnd());
}

/** Checks for the end of the game after everything on the new tile is resolved. */
const watchForEnd = rule('watch-for-end', () => checkForEnd);

/** What a space of a new tile adds: a rampaging enemy, the token of its site, a card for a monastery. */
function populate(g: Game, hex: Hex, { site, rampaging }: TileSpace): void {
  if (rampaging) placeToken(g, rampaging, hex, true, 'rampaging'); // SIT-RAM-01
  if (site === null) return;
  const { token, category } = siteOf(g.s, site);
  if (token)
    placeToken(
      g,
      token.color,
      hex,
      token.up[isDaylit(g.s) ? 'day' : 'night'],
      category === 'fortified' ? 'garrison' : 'waiting',
    );
  if (site === 'monastery') addMonasteryCards(g, 1); // SIT-MON-01
}
