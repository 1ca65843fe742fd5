import { useEffect } from 'react';
import { Board } from '../board/board.tsx';
import { FightView } from '../fight/fight-view.tsx';
import { behindTheScreen, useSeat } from '../game/table.ts';
import { Hand } from '../hand/hand.tsx';
import { HelpDialog } from '../help/help-dialog.tsx';
import { HeroPanel } from '../hero/hero-panel.tsx';
import { LogPanel } from '../log/log-panel.tsx';
import { OffersPanel } from '../offers/offers-panel.tsx';
import { Palette } from '../question/palette.tsx';
import { QuestionBar } from '../question/question-bar.tsx';
import { SpotMenu } from '../question/spot-menu.tsx';
import { ScoreScreen } from '../screens/score-screen.tsx';
import { TopStrip } from '../strip/top-strip.tsx';
import { HandOver } from './hand-over.tsx';
import { useTableKeys } from './keys.ts';
import './table.css';

/** The table: the board fills the window, everything else lies around it. */
export function TableScreen() {
  const time = useSeat(({ view }) => view.time);
  const isFighting = useSeat(({ view }) => view.combat !== null);
  const isOver = useSeat(({ view }) => view.over);
  const handOver = useSeat(table => table.handOver);
  useTableKeys();
  useEffect(() => {
    Object.assign(globalThis, { deedbook: behindTheScreen });
  }, []);
  useEffect(() => {
    document.documentElement.dataset.time = time;
    return () => {
      delete document.documentElement.dataset.time;
    };
  }, [time]);
  if (handOver) return <HandOver />;
  if (isOver) return <ScoreScreen />;
  return (
    <main className="table" data-fight={isFighting || undefined}>
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
        <QuestionBar />
        <Hand />
      </div>
      <SpotMenu />
      <Palette />
      <HelpDialog />
    </main>
  );
}
