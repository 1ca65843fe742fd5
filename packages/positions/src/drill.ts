import { RecordError } from '@deedbook/engine';
import { type Puzzle, puzzleShape } from './puzzle.ts';
import { checkedPuzzle } from './read.ts';
import { count, oneOf, word } from './scene.ts';
import { z } from './zod.ts';

export const PACKS = ['ranged', 'blocks', 'units', 'summoners', 'cities'] as const;
/** What a drill is about. */
export type Pack = (typeof PACKS)[number];

export const DIFFICULTIES = ['easy', 'fair', 'tricky', 'hard', 'devilish'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A fight to win at the lowest loss. */
export interface Drill {
  readonly id: string;
  readonly pack: Pack;
  readonly difficulty: Difficulty;
  /** The lowest loss, in points. If a monster is summoned, that of the best play without knowing which one. */
  readonly par: number;
  /** The fight, with the answers that achieve par. */
  readonly puzzle: Puzzle;
}

const drillsShape = z.array(
  z.strictObject({ id: word, pack: oneOf(PACKS), difficulty: oneOf(DIFFICULTIES), par: count, puzzle: puzzleShape }),
);

/** Reads a file of drills. Throws a RecordError that says what is wrong. */
export function readDrills(file: string): readonly Drill[] {
  const read = drillsShape.safeParse(JSON.parse(file));
  if (!read.success) throw new RecordError('shape', z.prettifyError(read.error));
  for (const { puzzle } of read.data) checkedPuzzle(puzzle);
  return read.data;
}
