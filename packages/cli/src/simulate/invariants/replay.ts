import { readRecord, recordOf, replay, type Session, writeRecord } from '@deedbook/engine';
import { mustBeSame } from './invariant.ts';

/** A finished game replayed from its record ends the same. */
export function replaysAlike(session: Session): void {
  const again = replay(readRecord(writeRecord(recordOf(session))));
  mustBeSame(JSON.stringify(again.state), JSON.stringify(session.state), 'the end of the game played again');
  mustBeSame(JSON.stringify(again.news), JSON.stringify(session.news), 'the news of the game played again');
}
