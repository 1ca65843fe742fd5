import { useEffect } from 'react';
import { Board } from '../../board/board.tsx';
import { useSeat } from '../../game/table.ts';
import { Hand } from '../../hand/hand.tsx';
import { PlayArea } from '../../hand/play-area.tsx';
import { useHelp } from '../../help/help-store.ts';
import { HeroPanel } from '../../hero/hero-panel.tsx';
import { LogPanel } from '../../log/log-panel.tsx';
import { OffersPanel } from '../../offers/offers-panel.tsx';
import { TabBar } from '../../strip/tab-bar.tsx';
import { TopStrip } from '../../strip/top-strip.tsx';
import { useNarrow } from '../../table/narrow.ts';
import { type Panel, usePanels } from '../../table/panels.ts';
import { FightView, HelpDialog, OthersPanel } from '../../table/parts.ts';
import '../../table/table.css';

/** The table with everything on it, as in the game; only that nothing is asked. */
export function ReplayTable() {
  const time = useSeat(({ view }) => view.time);
  // Those who only look on see nobody's hand.
  const hasHand = useSeat(({ view }) => view.seat !== null);
  const isFighting = useSeat(({ view }) => view.combat !== null);
  const hasHelp = useHelp(help => help.isOpen);
  const isNarrow = useNarrow();
  const front = usePanels(panels => panels.front);
  const isShown = (panel: Panel) => !isNarrow || front === panel;
  useEffect(() => {
    document.documentElement.dataset.time = time;
    return () => {
      delete document.documentElement.dataset.time;
    };
  }, [time]);
  return (
    <main
      className="table replay-table"
      data-fight={isFighting || undefined}
      data-front={(isNarrow && front) || undefined}
    >
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
      </div>
      {hasHand && (
        <div className="table-hand">
          <Hand />
        </div>
      )}
      {isNarrow && (
        <div className="table-tabs">
          <TabBar />
        </div>
      )}
      {hasHelp && <HelpDialog />}
    </main>
  );
}
