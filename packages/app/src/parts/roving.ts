import type { FocusEvent, KeyboardEvent } from 'react';

/*
 * One stop of the Tab key for a whole row of things: arrows go along it, and the row remembers where the focus was. The
 * first thing of a row is its stop until then.
 */

const stopsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-stop]')];

/** The properties of a thing in such a row (an element with `data-row`). */
export const roving = (at: number) => ({
  'data-stop': '',
  tabIndex: at === 0 ? 0 : -1,
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('[data-row]');
    if (!row) return;
    const stops = stopsOf(row);
    const here = stops.indexOf(event.currentTarget);
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? stops.length - 1 : here + (steps ?? Number.NaN);
    const found = stops[next];
    if (!found) return;
    event.preventDefault();
    found.focus();
  },
  onFocus: (event: FocusEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('[data-row]');
    for (const stop of row ? stopsOf(row) : []) stop.tabIndex = stop === event.currentTarget ? 0 : -1;
  },
});
