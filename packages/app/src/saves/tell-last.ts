import type { Text } from '@deedbook/text';
import { called } from '../seats/names.ts';
import type { Label } from './save.ts';

/** What happened last in a kept game, in words; null where there is nothing, or this version has no words for it. */
export function tellLast(text: Text, { last, heroes, names, map = [] }: Label): string | null {
  if (last === null) return null;
  try {
    return text.news(last, called(text, heroes, names), map) ?? null;
  } catch {
    return null;
  }
}
