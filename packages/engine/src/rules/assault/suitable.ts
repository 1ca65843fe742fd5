import type { Seat } from '../../core/effect.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { areAdjacent, type Hex } from '../../state/hex.ts';
import type { City } from '../../state/map.ts';
import { WOUND } from '../../state/names.ts';
import type { Query, Seen } from '../query.ts';
import { whyNoAction } from '../turn/action-check.ts';

/** Whether this space is next to the city. */
const isNextTo = (city: City, hex: Hex | null): boolean =>
  hex !== null && city.hexes.some(space => areAdjacent(space, hex));

/** Other ways into a city than a step from an adjacent space; effects that provide one register it here (COA-02). */
type Reach = (q: Query, city: City) => boolean;
const reaches: Reach[] = [];
export const offerReach = (reach: Reach): void => {
  reaches.push(reach);
};

/** How many tokens defend a city. */
export const garrisonOf = (s: Seen, { hexes: [home] }: City) =>
  s.tokens.filter(token => token.hex === home && token.role === 'garrison');

/**
 * Heroes who may be invited: next to the city, with the Round Order token face up and cards in hand (COA-03). Only they
 * know whether those cards are all Wounds; if so, they must refuse.
 */
export const suitableFor = (q: Query, city: City): Seat[] =>
  [...q.s.players.entries()].flatMap(([seat, { hex, tokenDown, hand }]) =>
    seat !== q.seat && isNextTo(city, hex) && !tokenDown && hand.length > 0 ? [seat] : [],
  );

/** Whether this hero holds a card other than Wounds. */
export const canFight = ({ s }: Query, seat: Seat): boolean =>
  s.players[seat]?.hand.some(card => card !== WOUND) === true;

const NOT_AGREED = refuse('COA-01');
const TOO_LATE = refuse('COA-02', { why: 'late' });
const NOT_ALONE = refuse('COA-02', { why: 'crowded' });
const NO_CITY = refuse('COA-02');
const NOBODY = refuse('COA-03');
const TOO_FEW = refuse('COA-04');

/** The cities this seat could propose to assault, or why there are none (COA-01 to COA-04). */
export function assailable(q: Query): City[] | Refusal {
  const { s, me } = q;
  if (!s.options.cooperativeAssault) return NOT_AGREED;
  const idle = whyNoAction(q);
  if (idle) return idle;
  if (s.announcedBy !== null || s.lastTurns !== null || s.ending) return TOO_LATE;
  if (s.players.some((player, seat) => seat !== q.seat && player.hex === me.hex)) return NOT_ALONE;
  const near = s.cities.filter(
    city => !city.conquered && (isNextTo(city, me.hex) || reaches.some(reach => reach(q, city))),
  );
  if (near.length === 0) return NO_CITY;
  const joined = near.filter(city => suitableFor(q, city).length > 0);
  if (joined.length === 0) return NOBODY;
  const shared = joined.filter(city => garrisonOf(s, city).length > 1);
  return shared.length === 0 ? TOO_FEW : shared;
}
