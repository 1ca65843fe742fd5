import type { Text } from '@deedbook/text';
import { called } from '../seats/names.ts';
import type { Label } from './save.ts';

/** The last event of a saved game in words; null if there is none, or this version has no words for it. */
export function tellLast(text: Text, { last, heroes, names, map = [] }: Label): string | null {
  if (last === null) return null;
  try {
    return text.news(last, called(text, heroes, names), map) ?? null;
  } catch {
    return null;
  }
}
