import { type Puzzle, packPuzzle, writePuzzle } from '@deedbook/positions';
import type { AppWords } from '@deedbook/text';
import { passOn } from '../parts/share.ts';
import { linkTo } from '../platform/route.ts';

/** The address at which a position opens. */
const linkOf = async (puzzle: Puzzle): Promise<string> =>
  `${location.origin}${location.pathname}${linkTo('try')}?p=${await packPuzzle(puzzle)}`;

/** Shares the link of a position: through the share sheet of a phone, or the clipboard. */
export async function shareLink(puzzle: Puzzle, words: AppWords['page']['parts']): Promise<void> {
  const link = await linkOf(puzzle);
  // Nothing in it is secret: what the seat cannot see was dealt again at random.
  await passOn(() => link, true, words);
}

/** Offers a position as a download. */
export function handOutPuzzle(puzzle: Puzzle): void {
  const address = URL.createObjectURL(new Blob([writePuzzle(puzzle)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: 'deedbook-position.json' }).click();
  // The download has started by then; some browsers read the file late.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
