import type { Spotlight } from '@deedbook/lessons';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { elementAt } from './landmarks.ts';

/** How far the ring keeps from what it points at. */
const GAP = 5;

/** Rings around the things a step speaks of. They follow them when the table moves, and take no clicks. */
export function Spotlights({ at }: { readonly at: readonly Spotlight[] }) {
  const stage = useRef<HTMLDivElement>(null);
  const names = at.join('|');
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      for (const ring of stage.current?.children ?? []) place(ring as HTMLElement);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, []);
  return createPortal(
    <div ref={stage} className="spotlights" aria-hidden>
      {(names === '' ? [] : names.split('|')).map(name => (
        <div key={name} className="spotlight" data-at={name} hidden />
      ))}
    </div>,
    document.body,
  );
}

function place(ring: HTMLElement): void {
  const element = elementAt(ring.dataset.at as Spotlight);
  ring.hidden = element === null;
  if (element === null) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.max(2, left - GAP), Math.max(2, top - GAP)];
  Object.assign(ring.style, {
    transform: `translate(${x}px, ${y}px)`,
    width: `${Math.min(innerWidth - 2, left + width + GAP) - x}px`,
    height: `${Math.min(innerHeight - 2, top + height + GAP) - y}px`,
  });
}
