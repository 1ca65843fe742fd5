import { type ReactNode, useEffect } from 'react';
import { Board } from '../board/board.tsx';
import { useSeat } from '../game/table.ts';
import { HeroPanel } from '../hero/hero-panel.tsx';
import { TabBar } from '../strip/tab-bar.tsx';
import { TopStrip } from '../strip/top-strip.tsx';
import { markMore } from './kept-scroll.ts';
import { Layer } from './layer.tsx';
import { useNarrow, useTight } from './narrow.ts';
import { type Panel, usePanels } from './panels.ts';
import { FightView, fetchParts, HelpDialog, LogPanel, OffersPanel, OthersPanel } from './parts.tsx';
import './table.css';

interface Props {
  readonly className?: string;
  /** What lies between the board and the hand: what was played, what is asked. */
  readonly ask: ReactNode;
  readonly hand: ReactNode;
  /** What lies over the table. */
  readonly children?: ReactNode;
}

/** The table, played at or looked at: the board fills the window, everything else lies around it. */
export function TableFrame({ className = '', ask, hand, children }: Props) {
  const time = useSeat(({ view }) => view.time);
  const isFighting = useSeat(({ view }) => view.combat !== null || view.duel !== null);
  const isNarrow = useNarrow();
  const hasSide = !useTight() || !isFighting;
  const front = usePanels(panels => panels.front);
  // A layer that lies behind is not there: its choices become buttons of the question.
  const isShown = (panel: Panel) => !isNarrow || front === panel;
  useEffect(() => void fetchParts(), []);
  useEffect(() => {
    document.documentElement.dataset.time = time;
    return () => {
      delete document.documentElement.dataset.time;
    };
  }, [time]);
  return (
    <main
      className={`table ${className}`}
      data-fight={isFighting || undefined}
      data-wide={!hasSide || undefined}
      data-front={(isNarrow && front) || undefined}
    >
      <div className="table-board" inert={isFighting || (isNarrow && front !== null)}>
        <Board />
      </div>
      <div className="table-strip">
        <TopStrip />
      </div>
      {isShown('hero') && (
        <Layer className="table-hero" name="hero">
          <HeroPanel />
        </Layer>
      )}
      {hasSide && (isShown('offers') || isShown('log')) && (
        <Layer className="table-side" name={front ?? 'side'}>
          {isShown('offers') && <OffersPanel />}
          {isShown('log') && <LogPanel />}
        </Layer>
      )}
      {isNarrow && front === 'others' && (
        <Layer className="table-side" name="others">
          <OthersPanel />
        </Layer>
      )}
      {isFighting && (
        <div className="table-fight" ref={markMore}>
          <FightView />
        </div>
      )}
      <div className="table-ask">{ask}</div>
      {hand && <div className="table-hand">{hand}</div>}
      {isNarrow && (
        <div className="table-tabs">
          <TabBar />
        </div>
      )}
      {children}
      <HelpDialog />
    </main>
  );
}
