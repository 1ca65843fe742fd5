import type { Kind, Text } from '@deedbook/text';
import type { ReactNode } from 'react';

/** The words of a lesson; `[card march]` is the name of the card in the current language. */
export function Said({ words, text }: { readonly words: string; readonly text: Text }): ReactNode {
  return words.split(/\[(\w+) ([\w-]+)\]/).map((part, i, parts) => {
    if (i % 3 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
    return i % 3 === 2 ? <b key={i}>{text.name(parts[i - 1] as Kind, part)}</b> : null;
  });
}
