import { PUZZLE_FORMAT, packPuzzle, readPuzzle } from '@deedbook/positions';
import { linkTo } from '../platform/route.ts';

/** Whether a file looks like a position with a goal or words, rather than a game. */
export const isPuzzle = (file: string): boolean => file.includes(PUZZLE_FORMAT);

/** Opens such a file at the table; throws if something is wrong with it. */
export async function openPuzzle(file: string): Promise<void> {
  location.hash = `${linkTo('try')}?p=${await packPuzzle(readPuzzle(file))}`;
}
