import type { Seat } from '../../core/effect.ts';
import type { Options } from '../../state/state.ts';
import { distinct } from '../query.ts';

type Sided = { readonly options: Pick<Options, 'teams'> };

/** Whether two different players are on the same side. */
export const areAllies = ({ options: { teams } }: Sided, a: Seat, b: Seat): boolean => a !== b && teams[a] === teams[b];

/** Whether a seat or spectator is on the same side as another seat. */
export const isOnSideOf = ({ options: { teams } }: Sided, seat: Seat | null, other: Seat): boolean =>
  seat !== null && teams[seat] === teams[other];

/** The seats grouped by side, in the order of their first seats. */
export const sidesOf = ({ options: { teams } }: Sided): Seat[][] =>
  distinct(teams).map(side => [...teams.keys()].filter(seat => teams[seat] === side));
