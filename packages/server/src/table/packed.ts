import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Answer, type GameSetup, Session, type State } from '@deedbook/engine';

/* What a table that nobody has used for a while keeps in memory, in a form a tenth of the size. */

/** A value as compressed JSON, in a string because a buffer would take more than it holds. */
export type Packed = string & { readonly packed: unique symbol };

export const pack = (value: unknown): Packed =>
  deflateRawSync(JSON.stringify(value), { level: 3 }).toString('latin1') as Packed;
export const unpack = (packed: Packed): unknown => JSON.parse(inflateRawSync(Buffer.from(packed, 'latin1')).toString());

/** A game: the position that undo cannot pass, and the answers before and after it. */
export interface PackedSession {
  readonly log: readonly Answer[];
  readonly settled: number;
  readonly position: Packed;
}

/** Null while something can be redone, because that is not in the log. */
export function packSession(session: Session): PackedSession | null {
  const { log, settled, settledState } = session;
  if (settledState.players.some((_, seat) => session.undoable(seat).redo > 0)) return null;
  return { log, settled, position: pack(settledState) };
}

export function unpackSession({ log, settled, position }: PackedSession, setup: GameSetup): Session {
  const session = Session.resume(setup, log.slice(0, settled), unpack(position) as State);
  for (const { seat, key } of log.slice(settled)) {
    const refusal = session.answer(seat, key);
    if (refusal) throw new Error(`an answer that was given is refused: ${refusal.rule}`);
  }
  return session;
}
