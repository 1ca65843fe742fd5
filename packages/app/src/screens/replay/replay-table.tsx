import { useEffect } from 'react';
import { Board } from '../../board/board.tsx';
import { FightView } from '../../fight/fight-view.tsx';
import { useSeat } from '../../game/table.ts';
import { Hand } from '../../hand/hand.tsx';
import { HeroPanel } from '../../hero/hero-panel.tsx';
import { LogPanel } from '../../log/log-panel.tsx';
import { OffersPanel } from '../../offers/offers-panel.tsx';
import { TopStrip } from '../../strip/top-strip.tsx';
import '../../table/table.css';

/** The table with everything on it, as in the game; only that nothing is asked. */
export function ReplayTable() {
  const time = useSeat(({ view }) => view.time);
  const isFighting = useSeat(({ view }) => view.combat !== null);
  useEffect(() => {
    document.documentElement.dataset.time = time;
    return () => {
      delete document.documentElement.dataset.time;
    };
  }, [time]);
  return (
    <main className="table replay-table" data-fight={isFighting || undefined}>
      <div className="table-board" inert={isFighting}>
        <Board />
      </div>
      <div className="table-strip">
        <TopStrip />
      </div>
      <div className="table-hero">
        <HeroPanel />
      </div>
      <div className="table-side">
        <OffersPanel />
        <LogPanel />
      </div>
      {isFighting && (
        <div className="table-fight">
          <FightView />
        </div>
      )}
      <div className="table-hand">
        <Hand />
      </div>
    </main>
  );
}
