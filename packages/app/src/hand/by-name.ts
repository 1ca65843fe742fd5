import type { Name } from '@deedbook/engine';

/** Cards sorted by name. */
export const byName = (cards: readonly Name[], nameOf: (card: Name) => string): readonly Name[] =>
  [...cards].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
