import { useEffect } from 'react';

/** As long as it takes until something is explained. */
const LONG = 480;

/** A finger that rests on something wants to read, not to act: the press that ends it does nothing. */
export function useNoLongPress(): void {
  useEffect(() => {
    let since = Number.POSITIVE_INFINITY;
    const down = ({ pointerType, timeStamp }: PointerEvent) => {
      since = pointerType === 'touch' ? timeStamp : Number.POSITIVE_INFINITY;
    };
    const click = (event: MouseEvent) => {
      // Without a detail it is no press of a finger: a key, or the page itself.
      if (event.detail === 0 || !(event.timeStamp - since >= LONG)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('pointerdown', down, true);
    addEventListener('click', click, true);
    return () => {
      removeEventListener('pointerdown', down, true);
      removeEventListener('click', click, true);
    };
  }, []);
}
