import type { Choice } from '@deedbook/engine';
import { answer } from '../game/table.ts';
import { closeMenu } from './menu-store.ts';

/** Takes a choice. */
export function choose(choice: Choice): void {
  closeMenu();
  answer(choice.key);
}
