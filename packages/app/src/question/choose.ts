import { type Choice, soon } from '@deedbook/engine';
import { answer, useTable } from '../game/table.ts';
import { closeOverlay, openMenu } from '../layout/overlay.ts';
import { useSettings } from '../platform/settings.ts';
import { showPress } from '../platform/show-press.ts';
import { disarm, withCare } from './caution.ts';
import { controlOf } from './control.ts';
import { sorted } from './foreseen.ts';

/** Takes the only choice of something that was pressed. With the setting to ask before reveals, opens a menu first. */
function choose(choice: Choice, anchor: Element): void {
  const { table } = useTable.getState();
  if (!table) return;
  const isCareful = useSettings.getState().confirmReveals;
  soon(isCareful && table.client.reveals(table.seat, choice.key), reveals => {
    if (reveals) openMenu([choice], anchor);
    else take(choice);
  });
}

/**
 * Takes a choice picked by its label; one that could be a slip is taken at the second press. The control that was
 * pressed shows it first.
 */
export function take(choice: Choice, then?: () => void, control = controlOf(choice)): void {
  const { table } = useTable.getState();
  if (!table) return;
  withCare(table, choice, () => {
    showPress(control, () => {
      closeOverlay();
      disarm();
      // A second press that comes before the first is answered is about the same question, and is refused.
      answer(choice.key, then, table);
    });
  });
}

/** Takes the only useful choice of a spot, or opens the menu of several beside it. False if there is none. */
export function chooseAmong(choices: readonly Choice[], anchor: Element): boolean {
  const { table } = useTable.getState();
  if (!table || choices.length === 0) return false;
  const { useful } = sorted(table, choices);
  const [only = choices[0]] = useful;
  if (only && (useful.length === 1 || choices.length === 1)) choose(only, anchor);
  else openMenu(choices, anchor);
  return true;
}
