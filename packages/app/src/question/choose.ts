import { type Choice, soon } from '@deedbook/engine';
import { answer, useTable } from '../game/table.ts';
import { closeOverlay, openMenu } from '../layout/overlay.ts';
import { useSettings } from '../platform/settings.ts';

/**
 * Takes a choice. Who wants to be asked before something new is seen gets the menu of the spot first, even for one choice:
 * there the choice is meant.
 */
export function choose(choice: Choice, anchor: Element, isMeant = false): void {
  const { table } = useTable.getState();
  if (!table) return;
  const isCareful = useSettings.getState().confirmReveals && !isMeant;
  soon(isCareful && table.client.reveals(table.seat, choice.key), reveals => {
    if (reveals) openMenu([choice], anchor);
    else take(choice);
  });
}

function take({ key }: Choice): void {
  closeOverlay();
  answer(key);
}
