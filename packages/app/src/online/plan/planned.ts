import type { Seat, Session } from '@deedbook/engine';
import { LIMITS } from '@deedbook/protocol';

/** The answers of a plan: the player's own since it began, up to the first that shows something new or ends the turn. */
export function plannedKeys(session: Session, seat: Seat, begun: number): string[] {
  const own = session.log.slice(begun);
  const other = own.findIndex(answer => answer.seat !== seat);
  const reveal = session.history(seat, begun).find(({ at, fence }) => fence && at >= begun);
  const most = Math.min(
    other < 0 ? own.length : other,
    reveal === undefined ? own.length : reveal.at - begun + 1,
    LIMITS.plan,
  );
  return own.slice(0, most).map(({ key }) => key);
}
