import { type ReactNode, useEffect, useInsertionEffect, useRef } from 'react';
import { Board } from '../board/board.tsx';
import { useSeat } from '../game/table.ts';
import { HeroPanel } from '../hero/hero-panel.tsx';
import { useWords } from '../language/language.ts';
import { crowd, leaveLayer, type Panel, usePanels } from '../layout/panels.ts';
import { markMore } from '../parts/kept-scroll.ts';
import { useClosing } from '../platform/back.ts';
import { BuiltContext } from '../platform/built.ts';
import { useIdle } from '../platform/use-idle.ts';
import { useNarrow, useTight } from '../platform/window-size.ts';
import { TabBar } from '../strip/tab-bar.tsx';
import { TopStrip } from '../strip/top-strip.tsx';
import { BoardInset } from './inset.ts';
import { Layer } from './layer.tsx';
import { FightView, fetchParts, HelpDialog, LogPanel, OffersPanel, OthersPanel } from './parts.tsx';
import './table.css';
import './table-sizes.css';
import { useSteps } from './use-steps.ts';

/** The slots of a table: what is shown at fixed places over the map. */
interface Props {
  readonly className?: string;
  /** A hint for newcomers beside the question, or above it a coach and what the locals sell. */
  readonly hint?: ReactNode;
  readonly question?: ReactNode;
  /** The way on: the end of the turn or of a phase. */
  readonly way?: ReactNode;
  /** What was played this turn. */
  readonly played: ReactNode;
  readonly hand: ReactNode;
  /** What covers the table. */
  readonly children?: ReactNode;
}

/* Made once, so they do not render again with each step of the frame. */
const BOARD = <Board />;
const HERO = <HeroPanel />;
const STRIP = <TopStrip />;

/** A table that replaces another one is shown as a whole: its pictures have been loaded. */
let wasBuilt = false;

/**
 * The table, played at or watched. The map fills the window; everything else floats over it at a fixed place of its
 * own. The question comes first for the keyboard.
 */
export function TableFrame({ className = '', hint, question, way, played, hand, children }: Props) {
  const time = useSeat(({ view }) => view.time);
  const isFighting = useSeat(({ view }) => view.combat !== null || view.duel !== null);
  const words = useWords('table').board;
  const isNarrow = useNarrow();
  const isCrowded = useTight() || isFighting;
  useEffect(() => crowd(isCrowded), [isCrowded]);
  const front = usePanels(panels => panels.front);
  useClosing(leaveLayer, isNarrow && front !== null);
  // A layer that is not in front is not mounted: its choices become buttons of the question.
  const isShown = (panel: Panel) => !isNarrow || front === panel;
  // First the map, then what surrounds it, then the hand, then the question: by then every choice with a place has it.
  const step = useSteps(3);
  useEffect(() => {
    if (step === 3) void fetchParts();
  }, [step]);
  const isBuilt = useIdle() || wasBuilt;
  useEffect(() => {
    wasBuilt = isBuilt;
  }, [isBuilt]);
  const isSideFolded = usePanels(({ open }) => !open.offers && !open.log);
  const frame = useRef<HTMLElement>(null);
  // Before anything is measured, because it changes the palette of the page.
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
      data-front={(isNarrow && front) || undefined}
      data-slim={isSideFolded || undefined}
    >
      <button type="button" className="table-skip" onClick={() => toMap(frame.current)}>
        {words.toMap}
      </button>
      {step > 2 && (
        <div className="table-ask">
          <div className="table-question">
            {question}
            <div className="table-way" data-clear>
              {way}
            </div>
          </div>
          {/* Visually above the question, but after it in the tab order. */}
          <div className="table-hint">{hint}</div>
          <div className="table-played">{played}</div>
        </div>
      )}
      {step > 0 && isFighting && (
        <div className="table-fight" ref={markMore}>
          <FightView />
        </div>
      )}
      {step > 1 && hand && (
        <div className="table-hand" data-clear>
          {hand}
        </div>
      )}
      <div className="table-board" inert={isFighting || (isNarrow && front !== null)}>
        <BuiltContext value={isBuilt}>{BOARD}</BuiltContext>
      </div>
      {step > 0 && isShown('hero') && (
        <Layer className="table-hero" name="hero">
          {HERO}
        </Layer>
      )}
      {step > 2 && (isShown('offers') || isShown('log')) && (
        <Layer className="table-side" name={front ?? 'side'}>
          {isShown('offers') && <OffersPanel />}
          {isShown('log') && <LogPanel />}
        </Layer>
      )}
      {step > 2 && isNarrow && front === 'others' && (
        <Layer className="table-side" name="others">
          <OthersPanel />
        </Layer>
      )}
      <div className="table-strip" data-clear>
        {step > 0 && STRIP}
      </div>
      {isNarrow && (
        <div className="table-tabs">
          <TabBar />
        </div>
      )}
      {/* Until all parts are mounted, the map estimates. */}
      {step > 2 && <BoardInset key={hand === null ? 'bare' : 'held'} frame={frame} isFighting={isFighting} />}
      {step > 2 && children}
      <HelpDialog />
    </main>
  );
}

/** The Tab stop of the map has the focus. */
const toMap = (frame: HTMLElement | null): void =>
  frame?.querySelector<SVGElement>('.board-hit[tabindex="0"]')?.focus();
