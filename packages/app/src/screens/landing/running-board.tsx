import type { View } from '@deedbook/engine';
import { useEffect, useState } from 'react';
import { BoardMap } from '../../board/board-map.tsx';
import { isMotionReduced } from '../../platform/motion.ts';
import { Show } from './show.ts';

/** Between two things that happen, in ms: slow enough not to draw the eye. */
const PACE = 1600;

/** The map of a game that plays itself; still where motion is not wanted. */
export function RunningBoard() {
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    const show = new Show();
    let timer = 0;
    const goOn = () => {
      const hasMoved = show.goOn();
      const isOpen = show.isReady;
      if (isOpen && hasMoved) setView(show.view);
      // No need to hurry on a hidden page.
      const rests = isOpen && (hasMoved || document.hidden);
      if (!isOpen || !isMotionReduced()) timer = window.setTimeout(goOn, rests ? PACE : 16);
    };
    goOn();
    return () => clearTimeout(timer);
  }, []);
  const time = view?.time;
  useEffect(() => {
    if (time !== undefined) document.documentElement.dataset.time = time;
    return () => {
      delete document.documentElement.dataset.time;
    };
  }, [time]);
  return view && <BoardMap view={view} seat={null} isPlain />;
}
