import { useEffect } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { debugApi, useSeat, useTable } from '../game/table.ts';
import { Hand } from '../hand/hand.tsx';
import { PlayArea } from '../hand/play-area.tsx';
import { useWords } from '../language/language.ts';
import { useNoLongPress } from '../parts/long-press.ts';
import { useTitle } from '../parts/page.tsx';
import { useClosing } from '../platform/back.ts';
import { goTo } from '../platform/route.ts';
import { QuestionBar } from '../question/question-bar.tsx';
import { EndTurn } from '../strip/end-turn.tsx';
import { useTableKeys } from '../table/keys.ts';
import { Life, Palette, SpotMenu, Stage } from '../table/parts.tsx';
import { TableFrame } from '../table/table-frame.tsx';
import { useDrillName } from './drill-name.ts';
import { DrillResult } from './drill-result.tsx';
import type { Attempt } from './use-drill.ts';

interface Props {
  readonly attempt: Attempt;
  onAgain(): void;
}

/** A drill at the table; its result covers it when the fight is over. */
export function DrillTable(props: Props) {
  const isOpen = useTable(({ table }) => table?.id === props.attempt.table);
  const name = useDrillName(props.attempt.drill);
  useTitle(name);
  return isOpen && <Fighting {...props} />;
}

function Fighting({ attempt, onAgain }: Props) {
  const isOver = useSeat(({ view }) => view.combat === null);
  useNoLongPress();
  useClosing(() => goTo('training'));
  useEffect(() => {
    Object.assign(globalThis, { deedbook: debugApi });
  }, []);
  return (
    <>
      <TableFrame
        hint={<Task attempt={attempt} />}
        question={<QuestionBar />}
        way={<EndTurn />}
        played={<PlayArea />}
        hand={<Hand />}
      >
        {!isOver && <TableKeys />}
        <Stage />
        <SpotMenu />
        <Palette />
        <Life />
      </TableFrame>
      {isOver && <DrillResult attempt={attempt} onAgain={onAgain} />}
    </>
  );
}

/** The keys of the table, once there is something to answer. */
function TableKeys() {
  useTableKeys();
  return null;
}

/** What is asked for, and the way out; where there is no room for it, only until the first answer. */
function Task({ attempt: { drill } }: { readonly attempt: Attempt }) {
  const words = useWords('training');
  const name = useDrillName(drill);
  const hasBegun = useSeat(({ answers }) => answers > 0);
  return (
    <div className="drill-task" data-begun={hasBegun || undefined} data-clear>
      <StatIcon stat="combat" size={18} />
      <b>{name}</b>
      <span>
        {words.par} {drill.par}
      </span>
      <button type="button" className="drill-leave" onClick={() => goTo('training')}>
        <StatIcon stat="back" size={16} />
        {words.leave}
      </button>
    </div>
  );
}
