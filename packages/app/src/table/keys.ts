import { useMemo } from 'react';
import { useKeys } from '../app/keys.ts';
import { goTo } from '../app/route.ts';
import { answer, redo, undo, useTable } from '../game/table.ts';
import { toggleHelp } from '../help/help-store.ts';
import { openPalette } from '../question/palette-store.ts';
import { togglePanel } from './panels.ts';

/** Presses the nth thing of a row on the screen. */
const press = (row: string, n: number) => () =>
  [...document.querySelectorAll<HTMLElement>(`[data-row='${row}'] [data-spot]`)][n]?.click();

/** Ends the turn, the phase or the choosing, if that is offered. */
function end(): void {
  const choices = useTable.getState().table?.asked?.choices ?? [];
  const found = ENDINGS.find(key => choices.some(choice => choice.key === key));
  if (found) answer(found);
}

const ENDINGS = ['end-turn', 'end-phase', 'done', 'begin-turn', 'play-turn'];
const ROWS: readonly (readonly [keys: string, row: string])[] = [
  ['1234567890', 'hand'],
  ['qwrty', 'units'],
  ['asdfghj', 'skills'],
];

/** The keys of the table. */
export function useTableKeys(): void {
  useKeys(
    useMemo(
      () => ({
        ...Object.fromEntries(ROWS.flatMap(([keys, row]) => [...keys].map((key, n) => [key, press(row, n)]))),
        space: openPalette,
        u: undo,
        'ctrl+z': undo,
        'shift+ctrl+z': redo,
        'ctrl+y': redo,
        'shift+u': redo,
        e: end,
        l: () => togglePanel('log'),
        o: () => togglePanel('offers'),
        b: () => goTo('rules'),
        '?': toggleHelp,
      }),
      [],
    ),
  );
}
