import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { PopupButton } from '../../parts/popup-button.tsx';
import { useAtTable, useFollowed } from '../connected.ts';
import { useNow, useSpan } from '../times.ts';
import { TablePanel } from './table-panel.tsx';
import { useUnread } from './unread.ts';

/** Opens the table panel; shows the number of unread chat lines, and the clock. */
export function TableTool() {
  const words = useWords('online').seated;
  const { connection } = useAtTable();
  useFollowed(connection);
  const unread = useUnread(connection);
  const name = unread > 0 ? words.tableNews(unread) : words.table;
  return (
    <>
      <Clock />
      <PopupButton
        className="strip-tool"
        aria-label={name}
        title={name}
        popup={{ className: 'seated', align: 'end', 'aria-label': words.table }}
        opens={close => <TablePanel close={close} />}
      >
        <StatIcon stat="chat" size={20} />
        {unread > 0 && (
          <span className="strip-count" aria-hidden>
            {unread}
          </span>
        )}
      </PopupButton>
    </>
  );
}

/** How much time is left for the current turn. */
function Clock() {
  const words = useWords('online').seated;
  const { connection, doc } = useAtTable();
  const span = useSpan();
  const deadlines = doc.table.seats.flatMap(({ deadline }) => (deadline === null ? [] : [deadline]));
  const now = useNow();
  if (deadlines.length === 0) return null;
  const left = (Math.min(...deadlines) - now - connection.ahead) / 1000;
  const said = span(left);
  return (
    <span className="seated-clock" role="timer" title={words.left(said)} data-short={left < 30 || undefined}>
      <StatIcon stat="turn" size={14} />
      {said}
    </span>
  );
}
