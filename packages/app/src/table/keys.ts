import { keyOf } from '@deedbook/engine';
import { useMemo } from 'react';
import { answer, redo, undo, useTable } from '../game/table.ts';
import { bindKeys } from '../layout/key-list.ts';
import { hasRow, pressRow } from '../layout/key-rows.ts';
import { askToLeave, openPalette, toggleHelp } from '../layout/overlay.ts';
import { togglePanel } from '../layout/panels.ts';
import { openAsk } from '../lookup/open.ts';
import { closeLast } from '../platform/back.ts';
import { useKeys } from '../platform/keys.ts';
import { areForButtons, ENDINGS } from '../question/button-keys.ts';
import { armedNow, meantIn, strikeIn } from '../question/caution.ts';
import { take } from '../question/choose.ts';
import { toggleRules } from '../rulebook/open.ts';

/** The number keys press things on the stage; without a stage, the buttons of the question or the cards of the hand. */
function pressNumber(n: number): void {
  const asked = useTable.getState().table?.asked;
  if (hasRow('stage')) pressRow('stage', n);
  else pressRow(asked && hasRow('question') && areForButtons(asked) ? 'question' : 'hand', n);
}

/** Opens the list of everything that can be done; while the player waits, skips what others do. */
function choices(): void {
  const { table } = useTable.getState();
  if (table?.asked) openPalette();
  else table?.hurry?.();
}

/** Carries out a sufficient Block or Attack, what waits for a second press, or what was put together in a duel. */
function carryOut(): void {
  const asked = useTable.getState().table?.asked ?? null;
  const ready = strikeIn(asked) ?? armedNow()?.choice ?? meantIn(asked);
  if (ready) take(ready);
}

/** Ends the turn, the phase or the selection, if offered; a sufficient Block or Attack comes first. */
function end(): void {
  const asked = useTable.getState().table?.asked ?? null;
  const [ending] = ENDINGS.flatMap(end => asked?.choices.filter(({ act }) => act.act === end) ?? []);
  const found = strikeIn(asked) ?? ending;
  if (found) take(found);
  // If the turn cannot end, trying to says why.
  else if (asked?.prompt === 'turn') answer(keyOf({ act: 'end-turn' }));
}

/** The keys of the table. */
export function useTableKeys(): void {
  useKeys(
    useMemo(
      () =>
        bindKeys({
          choices,
          cards: pressNumber,
          powered: n => pressRow('hand', n, 'power'),
          sideways: n => pressRow('hand', n, 'sideways'),
          units: n => pressRow('units', n),
          skills: n => pressRow('skills', n),
          foes: n => pressRow('foes', n),
          end,
          carryOut,
          buttons: n => pressRow('question', n),
          undo,
          redo,
          offers: () => togglePanel('offers'),
          log: () => togglePanel('log'),
          ask: openAsk,
          rules: toggleRules,
          help: toggleHelp,
          back: () => closeLast() || askToLeave(),
        }),
      [],
    ),
  );
}
