import { type ReactNode, useEffect, useInsertionEffect, useRef } from 'react';
import { Board } from '../board/board.tsx';
import { useSeat } from '../game/table.ts';
import { HeroPanel } from '../hero/hero-panel.tsx';
import { type Panel, usePanels } from '../layout/panels.ts';
import { markMore } from '../parts/kept-scroll.ts';
import { useNarrow, useTight } from '../platform/window-size.ts';
import { TabBar } from '../strip/tab-bar.tsx';
import { TopStrip } from '../strip/top-strip.tsx';
import { BoardInset } from './inset.ts';
import { Layer } from './layer.tsx';
import { FightView, fetchParts, HelpDialog, LogPanel, OffersPanel, OthersPanel } from './parts.tsx';
import './table.css';
import './table-sizes.css';
import { useSteps } from './use-steps.ts';

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
  // First the map, then what stands around it, then what is asked: by then every choice with a place has found it.
  const step = useSteps(2);
  useEffect(() => {
    if (step === 2) void fetchParts();
  }, [step]);
  const isSideFolded = usePanels(({ open }) => !open.offers && !open.log);
  const frame = useRef<HTMLElement>(null);
  // Before anything is measured: the palette of the page changes with it.
  useInsertionEffect(() => {
    document.documentElement.dataset.time = time;
    return () => {
      delete document.documentElement.dataset.time;
    };
  }, [time]);
  return (
    <main
      ref={frame}
      className={`table ${className}`}
      data-fight={isFighting || undefined}
      data-wide={!hasSide || undefined}
      data-front={(isNarrow && front) || undefined}
      data-slim={isSideFolded || undefined}
    >
      <div className="table-board" inert={isFighting || (isNarrow && front !== null)}>
        <Board />
      </div>
      <div className="table-strip">{step > 0 && <TopStrip />}</div>
      {step > 0 && isShown('hero') && (
        <Layer className="table-hero" name="hero">
          <HeroPanel />
        </Layer>
      )}
      {step > 1 && hasSide && (isShown('offers') || isShown('log')) && (
        <Layer className="table-side" name={front ?? 'side'}>
          {isShown('offers') && <OffersPanel />}
          {isShown('log') && <LogPanel />}
        </Layer>
      )}
      {step > 1 && isNarrow && front === 'others' && (
        <Layer className="table-side" name="others">
          <OthersPanel />
        </Layer>
      )}
      {step > 0 && isFighting && (
        <div className="table-fight" ref={markMore}>
          <FightView />
        </div>
      )}
      {step > 1 && <div className="table-ask">{ask}</div>}
      {step > 1 && hand && <div className="table-hand">{hand}</div>}
      {isNarrow && (
        <div className="table-tabs">
          <TabBar />
        </div>
      )}
      {/* Until all parts are there, the map guesses. */}
      {step > 1 && <BoardInset frame={frame} />}
      {step > 1 && children}
      <HelpDialog />
    </main>
  );
}
