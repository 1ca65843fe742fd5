import { type ActName, keyOf } from '@deedbook/engine';
import { useMemo } from 'react';
import { answer, redo, undo, useTable } from '../game/table.ts';
import { bindKeys } from '../layout/key-list.ts';
import { hasRow, pressRow } from '../layout/key-rows.ts';
import { openPalette, toggleHelp } from '../layout/overlay.ts';
import { leaveLayer, togglePanel } from '../layout/panels.ts';
import { useKeys } from '../platform/keys.ts';
import { toggleRules } from '../rulebook/open.ts';

/** The numbers press what lies on the stage; where nothing does, the cards of the hand. */
const pressCard = (n: number): void => pressRow(hasRow('stage') ? 'stage' : 'hand', n);

/** Everything that can be done now; while there is nothing, what others do passes at once. */
function choices(): void {
  const { table } = useTable.getState();
  if (table?.asked) openPalette();
  else table?.hurry();
}

/** Ends the turn, the phase or the choosing, if that is offered. */
function end(): void {
  const asked = useTable.getState().table?.asked;
  const [found] = ENDINGS.flatMap(end => asked?.choices.filter(({ act }) => act.act === end) ?? []);
  if (found) answer(found.key);
  // Where the turn cannot end, trying to says why.
  else if (asked?.prompt === 'turn') answer(keyOf({ act: 'end-turn' }));
}

const ENDINGS: readonly ActName[] = ['end-turn', 'end-phase', 'fight', 'done', 'begin-turn', 'play-turn'];

/** The keys of the table. */
export function useTableKeys(): void {
  useKeys(
    useMemo(
      () =>
        bindKeys({
          choices,
          cards: pressCard,
          units: n => pressRow('units', n),
          skills: n => pressRow('skills', n),
          foes: n => pressRow('foes', n),
          end,
          undo,
          redo,
          offers: () => togglePanel('offers'),
          log: () => togglePanel('log'),
          rules: toggleRules,
          help: toggleHelp,
          back: leaveLayer,
        }),
      [],
    ),
  );
}
