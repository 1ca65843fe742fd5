import { RecordError, readPosition, readRecord, replay, Session, type VersionGap, versionGap } from '@deedbook/engine';
import type { Plan } from '../seats/plan.ts';
import { type Save, saveOf } from './save.ts';
import { newId, putGame } from './shelf.ts';

/* Reads files of unknown content. It is large, so it loads on first use. */

export const openPosition = (position: string): Session => new Session(readPosition(position));

/** The largest file that is read: a long game is a hundredth of it. */
const LARGEST_FILE = 4_000_000;

/** A game from a file, and the version of the rules that wrote it if it is another one. */
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
