import { SIGNS } from '@deedbook/protocol';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { toast } from '../../parts/toasts.ts';
import { linkTo } from '../../platform/route.ts';
import { ownSeatOf, useAtTable } from '../connected.ts';
import { PlanDeed } from '../plan/plan-deed.tsx';
import { shareTable } from '../room/share-table.ts';
import { Chat } from './chat.tsx';
import { Deeds } from './deeds.tsx';
import { Notices } from './notices.tsx';
import { Orders } from './orders.tsx';
import { Players } from './players.tsx';
import '../../parts/screens.css';

/** Everything about the table that is not the game. */
export function TablePanel({ close }: { readonly close: () => void }) {
  const words = useWords('online').seated;
  const room = useWords('online').room;
  const { doc } = useAtTable();
  const isSeated = ownSeatOf(doc) !== null;
  return (
    <>
      <header className="seated-head">
        <h2>{doc.table.settings.name}</h2>
        <button type="button" className="strip-tool" aria-label={words.close} onClick={close}>
          <StatIcon stat="close" size={18} />
        </button>
      </header>
      <Players />
      {isSeated && (
        <>
          <Signs />
          <Chat />
          <PlanDeed close={close} />
          <Deeds close={close} />
          <Orders />
          <Notices />
        </>
      )}
      <div className="seated-ways">
        <button type="button" className="screen-button is-quiet" onClick={() => void shareTable(doc.table.id, room)}>
          <StatIcon stat="link" size={18} />
          {words.link}
        </button>
        <a className="screen-button is-quiet" href={linkTo('online')}>
          <StatIcon stat="list" size={18} />
          {words.lobby}
        </a>
      </div>
    </>
  );
}

/** Quick signs: nothing to type, and everyone reads them in their own language. */
function Signs() {
  const words = useWords('online').seated;
  const { connection } = useAtTable();
  return (
    <fieldset className="seated-signs" aria-label={words.signs}>
      {SIGNS.map(sign => (
        <button
          key={sign}
          type="button"
          onClick={() => {
            if (!connection.sign(sign)) toast(words.notSent, { isBad: true });
          }}
        >
          {words.sign[sign]}
        </button>
      ))}
    </fieldset>
  );
}
