import { RecordError, readPosition, readRecord, replay, Session } from '@deedbook/engine';
import type { Plan } from '../game/plan.ts';
import { withGames } from './database.ts';
import { knowBegun } from './keep.ts';
import { openSave, type Save, saveOf } from './save.ts';

/** A short name for a new game. */
export const newId = (): string =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((id, n) => id + n.toString(36), '');

/** Kept games, the newest first. */
export async function listGames(): Promise<Save[]> {
  const all = (await withGames('readonly', games => games.getAll())) as Save[];
  return all.sort((a, b) => b.changed - a.changed);
}

export async function findGame(id: string): Promise<Save | null> {
  const found = (await withGames('readonly', games => games.get(id))) as Save | undefined;
  if (found) knowBegun(id, found.begun);
  return found ?? null;
}

export const openGame = (save: Save): Session => openSave(save);

export async function removeGame(id: string): Promise<void> {
  await withGames('readwrite', games => games.delete(id));
}

/** Puts a game back that was removed, or a copy of one. */
export async function putGame(save: Save): Promise<void> {
  await withGames('readwrite', games => games.put(save));
}

export async function duplicateGame(save: Save): Promise<Save> {
  const copy = { ...save, id: newId(), changed: Date.now() };
  await putGame(copy);
  return copy;
}

/** The largest file that is looked at: a long game is a hundredth of it. */
export const LARGEST_FILE = 4_000_000;

/** Reads a file somebody brings: a record or a position. Throws a RecordError that says what is wrong with it. */
export async function importGame(file: string): Promise<Save> {
  if (file.length > LARGEST_FILE) throw new RecordError('this file is too large to be a game');
  const session = file.includes('"deedbook-position/') ? new Session(readPosition(file)) : replay(readRecord(file));
  const plan: Plan = session.state.players.map(() => 'person');
  const save = saveOf(newId(), session, plan, Date.now());
  await putGame(save);
  return save;
}

/** The file of a game: its record, or its position where it has none. */
export const fileOf = ({ record, position }: Save): string => record ?? position;
