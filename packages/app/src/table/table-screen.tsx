import { useEffect } from 'react';
import { behindTheScreen, useSeat } from '../game/table.ts';
import { Hand } from '../hand/hand.tsx';
import { PlayArea } from '../hand/play-area.tsx';
import { QuestionBar } from '../question/question-bar.tsx';
import { SpotMenu } from '../question/spot-menu.tsx';
import { EndTurn } from '../strip/end-turn.tsx';
import { useTableKeys } from './keys.ts';
import { FightResult, HandOver, Palette, RoundChange, ScoreScreen, Stage } from './parts.tsx';
import { TableFrame } from './table-frame.tsx';

/** A game at the table. */
export function TableScreen() {
  const isOver = useSeat(({ view }) => view.over);
  const handOver = useSeat(table => table.handOver);
  useTableKeys();
  useEffect(() => {
    Object.assign(globalThis, { deedbook: behindTheScreen });
  }, []);
  // Nothing is hidden any more at the end.
  if (isOver) return <ScoreScreen />;
  if (handOver) return <HandOver />;
  return (
    <TableFrame ask={<Asked />} hand={<Hand />}>
      <Stage />
      <RoundChange />
      <FightResult />
      <SpotMenu />
      <Palette />
    </TableFrame>
  );
}

/** What was played, what is asked, and the end of the turn. */
const Asked = () => (
  <>
    <PlayArea />
    <div className="table-question">
      <QuestionBar />
      <EndTurn />
    </div>
  </>
);
