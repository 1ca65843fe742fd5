import { useInsertionEffect } from 'react';

const shown = new Map<string, number>();

/**
 * Marks the page with `data-with-NAME` while a part is shown, for style sheets elsewhere that depend on it. Looking for
 * it with `.table:has()` makes every change anywhere in the table restyle whatever such a rule is about.
 */
export function useTableMark(name: string, isShown = true): void {
  useInsertionEffect(() => {
    if (!isShown) return;
    mark(name, 1);
    return () => mark(name, -1);
  }, [name, isShown]);
}

function mark(name: string, more: number): void {
  const count = (shown.get(name) ?? 0) + more;
  shown.set(name, count);
  document.documentElement.toggleAttribute(`data-with-${name}`, count > 0);
}
