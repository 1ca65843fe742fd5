import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { requestNow } from '../platform/persist.ts';
import { loadAgain } from '../platform/update.ts';
import '../parts/screens.css';
import './update-notice.css';

/** Files of the page cannot be loaded for now. It goes when they are here; the table stays in use. */
export function MissingNotice() {
  const words = useWords('page').update;
  return (
    <aside className="update" role="status">
      <StatIcon stat="warning" size={18} />
      <p>{words.missing}</p>
      <button type="button" className="screen-button is-gold" onClick={requestNow}>
        {words.now}
      </button>
      <button type="button" className="screen-button is-quiet" onClick={() => void loadAgain()}>
        {words.reload}
      </button>
    </aside>
  );
}
