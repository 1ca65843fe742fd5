import type { Seat } from '@deedbook/engine';
import type { Text } from '@deedbook/text';
import { memo } from 'react';
import { StatIcon } from '../art/index.ts';
import { undoTo, useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { signOf, weightOf } from '../news/shown.ts';
import type { Line } from './lines.ts';
import { Places } from './places.tsx';

interface Props {
  readonly line: Line;
  readonly text: Text;
  readonly names: (seat: Seat) => string;
}

/** Lines are rebuilt after every answer; those that say the same are not rendered again. */
const isSame = (a: Props, b: Props): boolean =>
  a.text === b.text &&
  a.names === b.names &&
  a.line.news === b.line.news &&
  a.line.undo === b.line.undo &&
  a.line.open === b.line.open &&
  a.line.fence?.last === b.line.fence?.last;

/** One event; the player's own step has a button to undo it while that is possible. */
export const LogLine = memo(function LogLine({ line, text, names }: Props) {
  const words = useWords('panels').log;
  const { news, undo, open, fence } = line;
  const map = useSeat(({ view }) => view.map);
  const said = text.news(news, names, map);
  const sign = signOf(news);
  return (
    <>
      <li className="log-line" data-weight={weightOf(news)} data-open={open || undefined}>
        {sign && <StatIcon stat={sign} size={14} className="log-sign" />}
        <span className="log-words">
          <Places parts={text.newsParts(news, names, map)} />
        </span>
        {undo !== null && (
          <button
            type="button"
            className="log-undo"
            aria-label={words.undoToLong(said)}
            title={words.undoTo}
            onClick={() => undoTo(undo)}
          >
            <StatIcon stat="undo" size={14} />
          </button>
        )}
      </li>
      {fence && (
        <li className="log-fence" data-last={fence.last || undefined} aria-hidden={!fence.last}>
          <StatIcon stat="fence" size={13} />
          {/* What was revealed may be long, and the lines above say it too: pointing at it shows all of it. */}
          {fence.last && (
            <span title={text.reveal(fence.news, names, map)}>
              {words.fence} <Places parts={text.revealParts(fence.news, names, map)} />
            </span>
          )}
        </li>
      )}
    </>
  );
}, isSame);
