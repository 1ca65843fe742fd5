import { useLayoutEffect } from 'react';

/** What a key does; unbound keys are left to the browser. */
export type Keys = Readonly<Record<string, () => void>>;

/** A key with its modifiers: `u`, `ctrl+z`, `shift+ctrl+z`, `shift+1`, `space`. */
export function nameOfKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  // With Shift or Alt a number key types another character.
  const number = shiftKey || altKey ? /^Digit(\d)$/.exec(code)?.[1] : undefined;
  const isNumber = number !== undefined && key !== number;
  const name = isNumber ? number : key === ' ' ? 'space' : key.toLowerCase();
  const isLetter = isNumber || name.length > 1 || /[a-z]/.test(name);
  const held = [shiftKey && isLetter && 'shift', (ctrlKey || metaKey) && 'ctrl', altKey && 'alt'];
  return [...held.filter(Boolean), name].join('+');
}

/** Whether the user is typing, or a control needs the key. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, [contenteditable]')) return true;
  const isPress = event.key === ' ' || event.key === 'Enter';
  // A button clicked with the mouse keeps the focus, but keyboard input is not meant for it.
  return isPress && target.closest('button, a, [role=button], [role=menuitem]')?.matches(':focus-visible') === true;
}

/** The open dialogs. There is one keyboard: while there are any, it is theirs. */
const dialogs = new Set<object>();

/** Reserves the keys for a dialog while it is open. A dialog beside the table has them only while it has the focus. */
export function useHeldKeys(isHeld = true): void {
  useLayoutEffect(() => {
    if (!isHeld) return;
    const dialog = {};
    dialogs.add(dialog);
    return () => void dialogs.delete(dialog);
  }, [isHeld]);
}

/** Whether the keys belong to something else: a dialog, or a focused menu, except for the numbers. */
function isHeld({ key, target }: KeyboardEvent): boolean {
  if (dialogs.size > 0) return true;
  // The numbers open the menu of another card.
  const holder = (target as Element).closest?.('[role=dialog], [role=menu]');
  return holder != null && !(holder.matches('[role=menu]') && /^\d$/.test(key));
}

/** Binds keys while a part of the screen is shown, from its first frame on: nobody who sees it presses in vain. */
export function useKeys(keys: Keys): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken(event) || isHeld(event)) return;
      const run = keys[nameOfKey(event)];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys]);
}
