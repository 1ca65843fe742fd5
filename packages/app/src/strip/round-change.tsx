import { modeOf } from '@deedbook/engine';
import { useEffect, useRef, useState } from 'react';
import { StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { useNotice } from '../parts/notices.ts';
import './round-change.css';

/** As in the style, in ms. */
const LENGTH = 1300;

/**
 * Day or night breaks: a short animation over the map, when there is no choice to make and no other notice. The first
 * key or click ends it, and still does what it does.
 */
export function RoundChange({ isBusy }: { readonly isBusy: boolean }) {
  const round = useSeat(({ view }) => view.round);
  const time = useSeat(({ view }) => view.time);
  const text = useSeat(table => table.text);
  const words = useWords('table').strip;
  const rounds = useSeat(({ view }) => modeOf(view.options, view.players.length).rounds);
  const before = useRef(round);
  const [isNew, setNew] = useState(false);
  const isShown = useNotice('round', isNew && !isBusy);
  useEffect(() => {
    if (before.current === round) return;
    // Undo, or another game at the table, is not a new Round.
    const isNext = round === before.current + 1;
    before.current = round;
    setNew(isNext);
  }, [round]);
  useEffect(() => {
    if (!isShown) return;
    const end = () => setNew(false);
    const timer = setTimeout(end, LENGTH);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div className="round-change" data-time={time} aria-hidden>
      <StatIcon stat={time} size={112} className="round-change-sign" />
      <p className="round-change-name">{text.name('time', time)}</p>
      <p className="round-change-round">{words.round(round, rounds)}</p>
    </div>
  );
}
