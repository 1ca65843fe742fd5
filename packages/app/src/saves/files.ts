import { RecordError, readPosition, readRecord, replay, Session, type VersionGap, versionGap } from '@deedbook/engine';
import type { Plan } from '../seats/plan.ts';
import { type Save, saveOf } from './save.ts';
import { newId, putGame } from './shelf.ts';

/* What reads files that may be anything. It is large, and only fetched when it is wanted. */

export const openPosition = (position: string): Session => new Session(readPosition(position));

/** The largest file that is looked at: a long game is a hundredth of it. */
const LARGEST_FILE = 4_000_000;

/** A game from a file, and which other version of the rules wrote it. */
interface Imported {
  readonly save: Save;
  readonly gap: VersionGap | null;
}

/** Reads a file from the user: a record or a position. Throws a RecordError that says what is wrong with it. */
export async function importGame(file: string): Promise<Imported> {
  if (file.length > LARGEST_FILE) throw new RecordError('long', 'this file is too large to be a game');
  const isPosition = file.includes('"deedbook-position/');
  const session = isPosition ? openPosition(file) : replay(readRecord(file));
  const plan: Plan = session.state.players.map(() => 'person');
  const save = saveOf(newId(), session, plan, Date.now());
  await putGame(save);
  return { save, gap: versionGap((JSON.parse(file) as { engine: string }).engine) };
}
