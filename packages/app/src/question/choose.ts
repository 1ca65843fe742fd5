import type { Choice } from '@deedbook/engine';
import { useSettings } from '../app/settings.ts';
import { answer, useTable } from '../game/table.ts';
import { closeMenu, openMenu } from './menu-store.ts';
import { closePalette } from './palette-store.ts';

/**
 * Takes a choice. Who wants to be asked before something new is seen gets the menu of the spot first, even for one choice:
 * there the choice is meant.
 */
export function choose(choice: Choice, anchor: Element, isMeant = false): void {
  const { table } = useTable.getState();
  if (!table) return;
  const isCareful = useSettings.getState().confirmReveals && !isMeant;
  if (isCareful && table.session.reveals(table.seat, choice.key)) {
    openMenu([choice], anchor);
    return;
  }
  closeMenu();
  closePalette();
  answer(choice.key);
}
