import { type ReactNode, useEffect } from 'react';
import { debugApi, useSeat } from '../game/table.ts';
import { Hand } from '../hand/hand.tsx';
import { Locals } from '../hand/locals.tsx';
import { PlayArea } from '../hand/play-area.tsx';

import { useBriefing } from '../help/briefed.ts';

import { askToLeave } from '../layout/overlay.ts';

import { useNoLongPress } from '../parts/long-press.ts';
import { useBack } from '../platform/back.ts';
import { later } from '../platform/later.tsx';
import { useIdle } from '../platform/use-idle.ts';
import { QuestionBar } from '../question/question-bar.tsx';
import { EndTurn } from '../strip/end-turn.tsx';
import { useTableKeys } from './keys.ts';
import {
  FightResult,
  HandOver,
  LeaveDialog,
  Life,
  Meanwhile,
  Palette,
  RoundChange,
  ScoreScreen,
  ShareDialog,
  SpotMenu,
  Stage,
} from './parts.tsx';
import { TableFrame } from './table-frame.tsx';

/** A game at the table; in a lesson, with a coach who leads through it. */
export function TableScreen({ coach }: { readonly coach?: ReactNode }) {
  const isOver = useSeat(({ view }) => view.over);
  const handOver = useSeat(table => table.handOver);
  useNoLongPress();
  useBack(askToLeave, !isOver);
  useEffect(() => {
    Object.assign(globalThis, { deedbook: debugApi });
  }, []);
  // At the end nothing is hidden any more.
  if (isOver) return <ScoreScreen ways={coach} />;
  return (
    <>
      {handOver ? <HandOver /> : <AtTable coach={coach} />}
      <LeaveDialog />
    </>
  );
}

/** The active player has the screen and the keys, so no key is pressed for the next player. */
function AtTable({ coach }: { readonly coach: ReactNode }) {
  const isBriefing = useBriefing();
  if (isBriefing && !coach) return <TableFrame question={<Briefing />} played={null} hand={null} />;
  return (
    <TableFrame
      hint={<Beside coach={coach} />}
      question={<QuestionBar />}
      way={<EndTurn />}
      played={<PlayArea />}
      hand={<Hand />}
    >
      <TableKeys />
      <Stage />
      <RoundChange />
      <FightResult />
      <Meanwhile />
      <SpotMenu />
      <Palette />
      <ShareDialog />
      <Life />
    </TableFrame>
  );
}

/** The keys of the table, once there is something to answer. */
function TableKeys() {
  useTableKeys();
  return null;
}

const Briefing = later(async () => (await import('../help/briefing.tsx')).Briefing, 'panels');
const HintCard = later(async () => (await import('../help/hint-card.tsx')).HintCard, 'panels');
const Hint = () => useIdle() && <HintCard />;

/** What is shown above the question: the coach or a hint, and what the locals sell. */
const Beside = ({ coach }: { readonly coach: ReactNode }) => (
  <>
    {coach ?? <Hint />}
    <Locals />
  </>
);
