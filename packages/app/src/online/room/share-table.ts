import type { AppWords } from '@deedbook/text';
import { toast } from '../../parts/toasts.ts';
import { linkTo } from '../../platform/route.ts';

/** The address that others join by. */
const addressOf = (table: string): string => `${location.origin}${location.pathname}${linkTo('table', table)}`;

/** Gives the address of a table to others: by the share sheet on a phone, otherwise by the clipboard. */
export async function shareTable(table: string, words: AppWords['online']['room']): Promise<void> {
  const url = addressOf(table);
  try {
    if (matchMedia('(pointer: coarse)').matches && navigator.share) await navigator.share({ url });
    else {
      await navigator.clipboard.writeText(url);
      toast(words.copied);
    }
  } catch (error) {
    // Closing the share sheet is no failure; no clipboard is one.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    prompt(words.copyByHand, url);
  }
}
