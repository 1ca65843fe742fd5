import { useEffect } from 'react';

/** A finger resting this long wants to read, not to act; in ms. */
export const LONG = 480;

/** Detects when a finger rests on something. */
export class LongPress {
  private timer = 0;
  private isLong = false;

  /** A press begins: `onLong` is called if it becomes a long one; without it, it cannot. */
  begin(onLong?: () => void): void {
    this.end();
    this.isLong = false;
    if (onLong === undefined) return;
    this.timer = window.setTimeout(() => {
      this.isLong = true;
      onLong();
    }, LONG);
  }

  /** The finger is lifted or moves away. */
  end(): void {
    clearTimeout(this.timer);
  }

  /** Whether the last press was a long one: the click that ends it must do nothing. */
  get wasLong(): boolean {
    return this.isLong;
  }
}

/** Ignores the click that ends a long press, wherever it lands. */
export function useNoLongPress(): void {
  useEffect(() => {
    let since = Number.POSITIVE_INFINITY;
    const down = ({ pointerType, timeStamp }: PointerEvent) => {
      since = pointerType === 'touch' ? timeStamp : Number.POSITIVE_INFINITY;
    };
    const click = (event: MouseEvent) => {
      // Without a detail it is not a finger's press but a key, or the page itself.
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
