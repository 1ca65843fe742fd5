import { type Answer, type GameSetup, Session, type State } from '@deedbook/engine';
import { type Packed, pack, unpack } from './dense.ts';

/** A game that nobody has used for a while: the position that undo cannot pass, and the answers before and after it. */
export interface PackedSession {
  readonly log: readonly Answer[];
  readonly settled: number;
  readonly position: Packed;
}

/**
 * Null while something can be redone, because that is not in the log. `before` is how the same game was packed the last
 * time: its position is still right if nothing was revealed since.
 */
export function packSession(session: Session, before: PackedSession | null): PackedSession | null {
  const { log, settled, settledState } = session;
  if (settledState.players.some((_, seat) => session.undoable(seat).redo > 0)) return null;
  // A copy has no room for answers to come.
  const position = before?.settled === settled ? before.position : pack(settledState);
  return { log: log.slice(), settled, position };
}

export function unpackSession({ log, settled, position }: PackedSession, setup: GameSetup): Session {
  const session = Session.resume(setup, log.slice(0, settled), unpack(position) as State);
  for (const { seat, key } of log.slice(settled)) {
    const refusal = session.answer(seat, key);
    if (refusal) throw new Error(`an answer that was given is refused: ${refusal.rule}`);
  }
  return session;
}
