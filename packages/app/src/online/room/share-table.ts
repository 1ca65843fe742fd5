import type { AppWords } from '@deedbook/text';
import { toast } from '../../parts/toasts.ts';
import { linkTo } from '../../platform/route.ts';

/** The link others join with. */
const addressOf = (table: string): string => `${location.origin}${location.pathname}${linkTo('table', table)}`;

/** Shares the link to a table: with the share sheet on a phone, otherwise by copying it. */
export async function shareTable(table: string, words: AppWords['online']['room']): Promise<void> {
  const url = addressOf(table);
  try {
    if (matchMedia('(pointer: coarse)').matches && navigator.share) await navigator.share({ url });
    else {
      await navigator.clipboard.writeText(url);
      toast(words.copied);
    }
  } catch (error) {
    // Closing the share sheet is not a failure. Without a clipboard, the link is shown to copy by hand.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    prompt(words.copyByHand, url);
  }
}
