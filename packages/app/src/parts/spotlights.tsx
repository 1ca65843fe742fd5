import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import './spotlights.css';

/** How far the ring keeps from what it points at. */
const GAP = 5;

interface Props<At extends string> {
  readonly at: readonly At[];
  /** The element it points at; null while it is not on the screen. */
  readonly find: (at: At) => Element | null;
  readonly isQuiet?: boolean;
}

/** Rings around the things spoken of. They follow them when the table moves, and take no clicks. */
export function Spotlights<At extends string>({ at, find, isQuiet }: Props<At>) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      for (const ring of (stage.current?.children ?? []) as Iterable<HTMLElement>)
        place(ring, find(ring.dataset.at as At));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [find]);
  return createPortal(
    <div ref={stage} className="spotlights" aria-hidden>
      {at.map(name => (
        <div key={name} className="spotlight" data-at={name} data-quiet={isQuiet} data-clear hidden />
      ))}
    </div>,
    document.body,
  );
}

function place(ring: HTMLElement, element: Element | null): void {
  ring.hidden = element === null;
  if (element === null) return;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  // What juts out at the top is not crossed by the ring.
  const jut = element.querySelector('[data-juts]')?.getBoundingClientRect();
  // Of a card that is half scrolled away, the ring is around the other half; and it never crosses the hint.
  const bounds = element.parentElement?.closest('.stage')?.getBoundingClientRect().bottom ?? innerHeight;
  const hint = document.querySelector('.table-hint > *')?.getBoundingClientRect();
  const isOver = hint && hint.right > left && hint.left < right && hint.bottom > top && hint.top < bottom;
  const end = isOver && hint.top > top ? hint.top : bounds;
  const start = isOver && hint.top <= top ? hint.bottom : top;
  const [x, y] = [Math.max(2, left - GAP), Math.max(2, (jut?.height ? Math.min(start, jut.top) : start) - GAP)];
  Object.assign(ring.style, {
    transform: `translate(${x}px, ${y}px)`,
    width: `${Math.min(innerWidth - 2, right + GAP) - x}px`,
    height: `${Math.max(0, Math.min(end - 2, bottom + GAP) - y)}px`,
  });
}
