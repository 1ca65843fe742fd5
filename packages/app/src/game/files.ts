import { type GameSetup, recordOf, type Session, writePosition, writeRecord } from '@deedbook/engine';

/** The files a game played here can be exported to. */
export interface Files {
  /** How it was set up; null when it began from a position in the middle of a game. */
  readonly setup: GameSetup | null;
  /** Its record, or its position where it has none. */
  write(): string;
}

export const filesOf = (session: Session): Files => ({
  setup: session.setup,
  write: () => (session.setup ? writeRecord(recordOf(session)) : writePosition(session.state)),
});
