import {
  buildScene,
  ENGINE_VERSION,
  nearest,
  POSITION_FORMAT,
  RecordError,
  readPosition,
  SceneError,
  type State,
  writePosition,
} from '@deedbook/engine';
import { PUZZLE_FORMAT, type Puzzle, puzzleShape } from './puzzle.ts';
import type { z } from './zod.ts';

/** The longest file that is read; an exact position takes about a twentieth. */
export const LONGEST_PUZZLE = 500_000;

/** Reads a puzzle, or a bare position, from a file of unknown content. Throws a RecordError that says what is wrong. */
export function readPuzzle(file: string): Puzzle {
  if (file.length > LONGEST_PUZZLE) throw new RecordError('long', 'this file is too long to be a position');
  const json = parsed(file);
  const { format } = (json ?? {}) as { format?: unknown };
  if (format === POSITION_FORMAT) {
    const state = readPosition(file);
    return { format: PUZZLE_FORMAT, position: { engine: (json as { engine: string }).engine, state } };
  }
  if (format !== PUZZLE_FORMAT) throw new RecordError('format', `this is not a '${PUZZLE_FORMAT}' file`, 'format');
  return checkedPuzzle(json);
}

/** A puzzle from a value of unknown content. */
export function checkedPuzzle(json: unknown): Puzzle {
  const read = puzzleShape.safeParse(json);
  if (!read.success) throw flawOf(read.error);
  const puzzle = read.data;
  if ((puzzle.scene === undefined) === (puzzle.position === undefined)) {
    throw new RecordError('shape', 'either a scene or an exact position is needed', 'scene');
  }
  const { players } = stateOf(puzzle);
  const stranger = puzzle.people?.findIndex(seat => seat >= players.length) ?? -1;
  if (stranger >= 0) throw new RecordError('shape', 'there is no such seat', `people[${stranger}]`);
  return puzzle;
}

/** The position of a puzzle. Throws a RecordError if it cannot be played from. */
export function stateOf({ scene, position }: Pick<Puzzle, 'scene' | 'position'>): State {
  if (position) return readPosition(JSON.stringify({ format: POSITION_FORMAT, ...position }));
  try {
    // Numbers far outside the game and the like are found when the position is read back.
    return readPosition(writePosition(buildScene(scene ?? {})));
  } catch (error) {
    if (!(error instanceof SceneError)) throw error;
    const [{ path, message } = { path: [], message: '' }] = error.problems;
    throw new RecordError('shape', message, pathName(['scene', ...path]));
  }
}

/** A puzzle that starts at this exact position. */
export const puzzleAt = (state: State, about: Omit<Puzzle, 'format' | 'scene' | 'position'> = {}): Puzzle => ({
  format: PUZZLE_FORMAT,
  ...about,
  position: { engine: ENGINE_VERSION, state },
});

/** A puzzle as a file. */
export const writePuzzle = (puzzle: Puzzle): string => `${JSON.stringify(puzzle, null, puzzle.scene ? 1 : 0)}\n`;

function parsed(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch (error) {
    throw new RecordError('text', `this is not JSON: ${(error as Error).message}`);
  }
}

const FIELDS = Object.keys((puzzleShape as unknown as { def: { shape: object } }).def.shape);

/** The first flaw, in words. */
function flawOf({ issues: [issue] }: z.core.$ZodError): RecordError {
  if (issue === undefined) return new RecordError('shape', 'this is not a puzzle');
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    const near = issue.path.length === 0 ? nearest(key, FIELDS) : null;
    const hint = near === null ? '' : `; did you mean '${near}'?`;
    return new RecordError('shape', `there is no field '${key}'${hint}`, pathName([...issue.path, key]));
  }
  return new RecordError('shape', issue.message, pathName(issue.path));
}

const pathName = (path: readonly PropertyKey[]): string =>
  path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)).join('');
