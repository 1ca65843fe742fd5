import type { AppWords } from '@deedbook/text';
import { problemOf } from './problem.ts';
import { toast } from './toasts.ts';

type ShareWords = Pick<AppWords['page']['parts'], 'copied' | 'copyByHand' | 'secrets' | 'problems'>;

/** Shares a link to a game: with the share sheet on a phone, otherwise through the clipboard. */
export async function passOn(linkOf: () => string, isOver: boolean, words: ShareWords): Promise<void> {
  // Anyone with the link to a game in progress can look up hidden information.
  const detail = isOver ? null : words.secrets;
  let link: string;
  try {
    link = linkOf();
  } catch (error) {
    return toast(words.problems[problemOf(error).kind], { isBad: true });
  }
  try {
    if (matchMedia('(pointer: coarse)').matches && navigator.share) {
      if (detail !== null) toast(detail);
      await navigator.share({ url: link });
    } else {
      await navigator.clipboard.writeText(link);
      toast(words.copied, { detail });
    }
  } catch (error) {
    // Closing the share sheet is not a failure; a missing clipboard is.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    prompt([words.copyByHand, detail].filter(Boolean).join('\n'), link);
  }
}
