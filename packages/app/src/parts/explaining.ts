import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { menuOf, useOverlay } from '../layout/overlay.ts';
import { LongPress } from './long-press.ts';

/**
 * How long a pointer rests before the explanation opens, and how long the card waits for the pointer to move onto it.
 * In ms.
 */
const REST = 260;
const GRACE = 160;

/** Closes the open explanation: there is only one on the page at a time. */
let closeOther: (() => void) | null = null;

/** When an explanation is open, and the listeners that its trigger and its card need. */
export function useExplaining(press: boolean) {
  const [state, setState] = useState<'closed' | 'open' | 'kept'>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [long] = useState(() => new LongPress());
  const isPressed = useRef(false);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      long.end();
    },
    [long],
  );
  useEffect(() => {
    if (state === 'closed') return;
    closeOther?.();
    const close = () => setState('closed');
    closeOther = close;
    // Anything opened by a key covers it.
    const unsubscribe = useOverlay.subscribe(close);
    return () => {
      unsubscribe();
      if (closeOther === close) closeOther = null;
    };
  }, [state]);
  const later = (next: typeof state, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // While a spot's menu is open, the menu matters.
      if (next === 'open' && menuOf(useOverlay.getState())) return;
      setState(before => (next === 'closed' && before === 'kept' ? before : next));
    }, wait);
  };
  const close = () => {
    clearTimeout(timer.current);
    setState('closed');
  };
  return {
    isOpen: state !== 'closed',
    isKept: state === 'kept',
    close,
    trigger: {
      // Not when an element appears under a resting pointer: only moving onto it opens the explanation. Pressing closes
      // it.
      onPointerMove: (event: PointerEvent) => {
        if (state !== 'closed') clearTimeout(timer.current);
        else if (event.pointerType !== 'touch' && !isPressed.current) later('open', REST);
      },
      onPointerLeave: (event: PointerEvent) => {
        isPressed.current = false;
        if (event.pointerType === 'touch') stop();
        else later('closed', GRACE);
      },
      onPointerDown: (event: PointerEvent) => {
        isPressed.current = !press;
        const isTouch = event.pointerType === 'touch';
        long.begin(isTouch ? () => setState('kept') : undefined);
        if (!isTouch && !press) close();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: { preventDefault(): void }) => long.wasLong && event.preventDefault(),
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && later('open', REST),
      onBlur: () => later('closed', 0),
      // A long press only explains: the click that ends it must do nothing else.
      onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => {
        if (long.wasLong) {
          event.stopPropagation();
          event.preventDefault();
          long.begin();
        } else if (press) {
          clearTimeout(timer.current);
          setState(state === 'kept' ? 'closed' : 'kept');
        } else close();
      },
    },
    card: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => later('closed', GRACE),
    },
  };

  function stop() {
    long.end();
    if (!long.wasLong) clearTimeout(timer.current);
  }
}
