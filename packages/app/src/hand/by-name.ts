import type { Name } from '@deedbook/engine';

/** Cards in the order of their names, as somebody looks for one. */
export const byName = (cards: readonly Name[], nameOf: (card: Name) => string): readonly Name[] =>
  [...cards].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
