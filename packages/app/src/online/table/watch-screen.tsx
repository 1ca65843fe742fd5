import { useSeatNames } from '../../game/seat-names.ts';
import { useSeat } from '../../game/table.ts';
import { PlayArea } from '../../hand/play-area.tsx';
import { useWords } from '../../language/language.ts';
import { useBack } from '../../platform/back.ts';
import { goTo } from '../../platform/route.ts';
import { Life } from '../../table/parts.tsx';
import { TableFrame } from '../../table/table-frame.tsx';

/** The table for watchers: everything public, and no questions. */
export function WatchScreen() {
  useBack(() => goTo('online'), true);
  return (
    <TableFrame question={<Watching />} played={<PlayArea />} hand={null}>
      <Life />
    </TableFrame>
  );
}

function Watching() {
  const words = useWords('online').seated;
  const names = useSeatNames();
  const playing = useSeat(({ deciding }) => deciding[0] ?? null);
  return (
    <section className="question" data-clear aria-label={words.watchingOnly}>
      <h2 className="question-prompt" aria-live="polite">
        {playing === null ? words.watchingOnly : words.watching(names(playing))}
      </h2>
    </section>
  );
}
