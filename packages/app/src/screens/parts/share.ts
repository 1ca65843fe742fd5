import { toast } from './toasts.ts';

/** Gives a link to others: by the share sheet on a phone, otherwise by the clipboard. */
export async function passOn(link: string, words: { readonly copied: string; readonly copyByHand: string }) {
  try {
    if (matchMedia('(pointer: coarse)').matches && navigator.share) await navigator.share({ url: link });
    else {
      await navigator.clipboard.writeText(link);
      toast(words.copied);
    }
  } catch (error) {
    // Closing the share sheet is no failure; no clipboard is one.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    prompt(words.copyByHand, link);
  }
}
