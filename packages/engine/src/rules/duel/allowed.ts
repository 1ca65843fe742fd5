import type { Seat } from '../../core/effect.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { isTaken } from '../map/figures.ts';
import { spaceAt } from '../map/ground.ts';
import type { Query } from '../query.ts';
import { areAllies } from '../scenarios/teams.ts';

const EXCLUDED = refuse('PVP-INI-05');
const TOO_LATE = refuse('PVP-INI-03');
const TOKEN_DOWN = refuse('PVP-INI-04');
const NO_PLACE = refuse('PVP-INI-02');
const NOWHERE = refuse('POR-03');
const NOT_MET = refuse('PVP-INI-01');

/** Why this player cannot be attacked on the space just entered, or null (PVP-INI-01 to -05). */
export function whyNoDuel(q: Query, other: Seat): Refusal | null {
  const rival = q.s.players[other];
  if (q.me.hex === null || rival?.hex == null) return NOWHERE;
  if (rival.hex !== q.me.hex || q.turn.path.length < 2) return NOT_MET;
  return whyUntouchable(q, other);
}

/** Why a hero entering this player's space could not attack them, or null (PVP-INI-02 to -05). */
export function whyUntouchable(q: Query, other: Seat): Refusal | null {
  const { s } = q;
  const rival = s.players[other];
  if (rival?.hex == null) return NOWHERE;
  if (!s.options.pvp || areAllies(s, q.seat, other)) return EXCLUDED;
  const space = spaceAt(s, rival.hex);
  if (!space || !isTaken(s, space, q.seat)) return NO_PLACE;
  if (s.announcedBy !== null || s.ending) return TOO_LATE;
  return rival.tokenDown ? TOKEN_DOWN : null;
}

/** The other heroes on the space this hero entered this turn. */
export function heroesMet(q: Query): Seat[] {
  const { hex } = q.me;
  if (hex === null || q.turn.path.length < 2) return NOBODY;
  return [...q.s.players.keys()].filter(seat => seat !== q.seat && q.s.players[seat]?.hex === hex);
}
const NOBODY: Seat[] = [];

/** Whether this hero is on another hero's space and must attack before the turn can end (FIG-03, TRN-17). */
export const mustAttack = (q: Query): boolean =>
  q.s.options.pvp && q.turn.part === 'movement' && heroesMet(q).some(seat => whyNoDuel(q, seat) === null);
