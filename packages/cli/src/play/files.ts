import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  POSITION_FORMAT,
  RecordError,
  readPosition,
  readRecord,
  recordOf,
  replay,
  Session,
  type VersionGap,
  versionGap,
  writePosition,
  writeRecord,
} from '@deedbook/engine';
import { createText } from '@deedbook/text/all';
import { UsageError } from '../args.ts';
import type { Io } from '../io.ts';

/** Reads a file named by the user. */
function readNamed(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`'${file}' cannot be read: ${reasonOf(error)}`);
  }
}

/** A game from a file, and the version of the rules that wrote it, if different. */
interface ReadGame {
  readonly session: Session;
  readonly gap: VersionGap | null;
}

/** A game from a file: a record is replayed, a position is continued. */
export function readGame(file: string, options: { upTo?: number } = {}): ReadGame {
  const text = readNamed(file);
  try {
    const session = isPosition(text) ? new Session(readPosition(text)) : replay(readRecord(text), options);
    return { session, gap: versionGap((JSON.parse(text) as { engine: string }).engine) };
  } catch (error) {
    if (error instanceof RecordError)
      throw new UsageError(`'${file}' cannot be used: ${createText('en').fileFault(error)} [${error.message}]`);
    throw error;
  }
}

function isPosition(text: string): boolean {
  try {
    return (JSON.parse(text) as { format?: unknown } | null)?.format === POSITION_FORMAT;
  } catch {
    return false;
  }
}

/** A game as a file: its record, or its position if it started from one. */
export const fileOf = (session: Session): string =>
  session.setup ? writeRecord(recordOf(session)) : writePosition(session.state);

/** Writes a game. */
export function writeGame(text: string, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  // Write to a draft first, so that a game is never half written.
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Where the current game is saved after every decision. */
export function autosaveFile(env: Io['env']): string {
  const { XDG_STATE_HOME, LOCALAPPDATA, HOME } = env;
  const folder = XDG_STATE_HOME || LOCALAPPDATA || join(HOME || homedir(), '.local', 'state');
  return join(folder, 'deedbook', 'autosave.json');
}

export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
    case 'EPERM':
      return 'this is not permitted';
    default:
      return message;
  }
}
