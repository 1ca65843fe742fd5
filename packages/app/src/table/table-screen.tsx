import { useEffect } from 'react';
import { Board } from '../board/board.tsx';
import { behindTheScreen, useSeat } from '../game/table.ts';
import { Hand } from '../hand/hand.tsx';
import { PlayArea } from '../hand/play-area.tsx';
import { useHelp } from '../help/help-store.ts';
import { HeroPanel } from '../hero/hero-panel.tsx';
import { LogPanel } from '../log/log-panel.tsx';
import { OffersPanel } from '../offers/offers-panel.tsx';
import { Stage } from '../offers/stage.tsx';
import { usePalette } from '../question/palette-store.ts';
import { QuestionBar } from '../question/question-bar.tsx';
import { SpotMenu } from '../question/spot-menu.tsx';
import { useIdle } from '../screens/parts/use-idle.ts';
import { EndTurn } from '../strip/end-turn.tsx';
import { RoundChange } from '../strip/round-change.tsx';
import { TabBar } from '../strip/tab-bar.tsx';
import { TopStrip } from '../strip/top-strip.tsx';
import { HandOver } from './hand-over.tsx';
import { useTableKeys } from './keys.ts';
import { useNarrow } from './narrow.ts';
import { type Panel, usePanels } from './panels.ts';
import { FightResult, FightView, fetchParts, HelpDialog, OthersPanel, Palette, ScoreScreen } from './parts.ts';
import './table.css';

/** The table: the board fills the window, everything else lies around it. */
export function TableScreen() {
  const time = useSeat(({ view }) => view.time);
  const isFighting = useSeat(({ view }) => view.combat !== null || view.duel !== null);
  const isOver = useSeat(({ view }) => view.over);
  const handOver = useSeat(table => table.handOver);
  const hasPalette = usePalette(palette => palette.isOpen);
  const hasHelp = useHelp(help => help.isOpen);
  const isIdle = useIdle();
  const isNarrow = useNarrow();
  const front = usePanels(panels => panels.front);
  // A layer that lies behind is not there: its choices become buttons of the question.
  const isShown = (panel: Panel) => !isNarrow || front === panel;
  useTableKeys();
  useEffect(() => {
    Object.assign(globalThis, { deedbook: behindTheScreen });
  }, []);
  useEffect(() => {
    if (isIdle) void fetchParts();
  }, [isIdle]);
  useEffect(() => {
    document.documentElement.dataset.time = time;
    return () => {
      delete document.documentElement.dataset.time;
    };
  }, [time]);
  // Nothing is hidden any more at the end.
  if (isOver) return <ScoreScreen />;
  if (handOver) return <HandOver />;
  return (
    <main className="table" data-fight={isFighting || undefined} data-front={(isNarrow && front) || undefined}>
      <div className="table-board" inert={isFighting}>
        <Board />
      </div>
      <div className="table-strip">
        <TopStrip />
      </div>
      {isShown('hero') && (
        <div className="table-hero">
          <HeroPanel />
        </div>
      )}
      {(isShown('offers') || isShown('log')) && (
        <div className="table-side">
          {isShown('offers') && <OffersPanel />}
          {isShown('log') && <LogPanel />}
        </div>
      )}
      {isNarrow && front === 'others' && (
        <div className="table-side">
          <OthersPanel />
        </div>
      )}
      {isFighting && (
        <div className="table-fight">
          <FightView />
        </div>
      )}
      <div className="table-ask">
        <PlayArea />
        <div className="table-question">
          <QuestionBar />
          <EndTurn />
        </div>
      </div>
      <div className="table-hand">
        <Hand />
      </div>
      <Stage />
      {isNarrow && (
        <div className="table-tabs">
          <TabBar />
        </div>
      )}
      <RoundChange />
      {isIdle && <FightResult />}
      <SpotMenu />
      {hasPalette && <Palette />}
      {hasHelp && <HelpDialog />}
    </main>
  );
}
