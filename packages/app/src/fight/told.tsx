import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StatIcon } from '../art/index.ts';
import { useWords } from '../language/language.ts';
import { useNotice } from '../parts/notices.ts';
import { useClearPlace } from '../parts/use-clear-place.ts';
import './result.css';

/** How long it stays while no one is looking at it. */
const STAYS = 9000;

interface ToldProps {
  readonly title: string;
  readonly sign: string;
  /** The spots it is about: it covers none of them. */
  readonly about?: readonly string[];
  readonly children?: ReactNode;
  onGone(): void;
}

/**
 * A short message over the board that blocks nothing; it stays while it is being looked at, and closes on its own.
 * Tapping elsewhere dismisses it.
 */
export function Told(props: ToldProps) {
  return useNotice('result', true) && <ToldCard {...props} />;
}

function ToldCard({ title, sign, about, children, onGone }: ToldProps) {
  const words = useWords('panels').fight;
  const [isHeld, setHeld] = useState(false);
  const card = useRef<HTMLElement>(null);
  useClearPlace(card, about);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => gone.current(), STAYS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  useEffect(() => {
    const touched = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'touch' && !card.current?.contains(target as Node)) gone.current();
    };
    addEventListener('pointerdown', touched);
    return () => removeEventListener('pointerdown', touched);
  }, []);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <aside
      ref={card}
      className="result"
      role="status"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <h2 className="result-title">
        <StatIcon stat={sign} size={24} />
        {title}
      </h2>
      {children}
      <button type="button" className="result-close" aria-label={words.close} onClick={onGone}>
        <StatIcon stat="close" size={16} />
      </button>
    </aside>
  );
}
