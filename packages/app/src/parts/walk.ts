import type { KeyboardEvent } from 'react';

/** Up and down go round the items of a menu. */
export function walkMenu(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items.at((at + step + items.length) % items.length)?.focus();
  event.preventDefault();
}
