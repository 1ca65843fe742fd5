import type { Seat } from '../../core/effect.ts';
import type { Options } from '../../state/state.ts';
import { distinct } from '../query.ts';

type Sided = { readonly options: Pick<Options, 'teams'> };

/** Two different players on the same side. */
export const areAllies = ({ options: { teams } }: Sided, a: Seat, b: Seat): boolean => a !== b && teams[a] === teams[b];

/** Whether a seat, or a spectator, is on the side of another one. */
export const isOnSideOf = ({ options: { teams } }: Sided, seat: Seat | null, other: Seat): boolean =>
  seat !== null && teams[seat] === teams[other];

/** The seats by sides, in the order of their first seats. */
export const sidesOf = ({ options: { teams } }: Sided): Seat[][] =>
  distinct(teams).map(side => [...teams.keys()].filter(seat => teams[seat] === side));
