import { type COLORS, type Colored, copiesIn } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import type { Item } from '../positions/pick-list.tsx';

/** Things by their names, in alphabetical order. */
export const named = (text: Text, kind: Parameters<Text['name']>[0], ids: readonly string[]): Item[] =>
  ids.map(id => ({ id, name: text.name(kind, id) })).sort((a, b) => a.name.localeCompare(b.name));

/** Each copy by itself: `wound x2` is two Wounds. */
export const oneByOne = (pieces: readonly string[] | number | undefined): readonly string[] =>
  Array.isArray(pieces) ? pieces.flatMap(copiesIn) : [];

/** Each color by itself. */
export const colorsIn = (colored: Colored<(typeof COLORS)[number]> | undefined): readonly string[] =>
  Array.isArray(colored)
    ? colored
    : Object.entries(colored ?? {}).flatMap(([color, n]) => Array<string>(n ?? 0).fill(color));

/** An empty list is left out. */
export const orNone = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);
