import { type ReactNode, useRef } from 'react';
import { stepLayer } from '../layout/panels.ts';
import { useKeptScroll } from '../parts/kept-scroll.ts';
import { useNarrow } from '../platform/window-size.ts';
import { directionOf, type Touch } from './swipe.ts';

interface Props {
  readonly className: string;
  /** The name under which its scroll position is remembered. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A panel beside the board. On a phone it covers the board, and a swipe goes to the next one or back to the map. */
export function Layer({ className, name, children }: Props) {
  const isNarrow = useNarrow();
  const kept = useKeptScroll(name);
  const start = useRef<Touch | null>(null);
  return (
    <div
      className={className}
      ref={kept}
      onTouchStart={({ touches, target }) => {
        const isOne = touches.length === 1 && isNarrow && !isSideways(target as Element);
        start.current = isOne ? touchOf(touches) : null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const direction = start.current ? directionOf(start.current, touchOf(changedTouches)) : 0;
        start.current = null;
        if (direction !== 0) stepLayer(direction);
      }}
      onTouchCancel={() => {
        start.current = null;
      }}
    >
      {children}
    </div>
  );
}

const touchOf = (touches: React.TouchList): Touch => {
  const { clientX = 0, clientY = 0 } = touches[0] ?? {};
  return { x: clientX, y: clientY };
};

/** Whether a finger there scrolls something sideways. */
function isSideways(target: Element): boolean {
  for (let at: Element | null = target; at && !at.matches('.table'); at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth + 1 && getComputedStyle(at).overflowX !== 'visible') return true;
  }
  return false;
}
