import type { News } from '@deedbook/engine';
import { useRef, useState } from 'react';
import { HeroEmblem, StatIcon } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { type Table, useSeat, useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { weightOf } from '../news/shown.ts';
import { useNotice } from '../parts/notices.ts';
import { useClearPlace } from '../parts/use-clear-place.ts';
import '../fight/result.css';
import './meanwhile.css';
import { meanwhileOf, spotsOf } from './since.ts';

/** What bots did since the only person at the table last decided something. It closes with the next decision. */
export function Meanwhile() {
  const words = useWords('panels').sharing;
  const { answers, told, seat, acted, asked, view, text } = useSeatFields(
    'answers',
    'told',
    'seat',
    'acted',
    'asked',
    'view',
    'text',
  );
  const names = useSeatNames(words.dummy);
  const [closed, setClosed] = useState(-1);
  /** Opened although it covers something. */
  const [unfolded, setUnfolded] = useState(-1);
  const isWanted = useSeat(isAlone);
  const isOpen = isWanted && asked !== null && !asked.standing && closed !== answers;
  const groups = isOpen ? meanwhileOf(told, seat, acted) : [];
  const card = useRef<HTMLElement>(null);
  const isUp = useNotice('meanwhile', groups.length > 0);
  useClearPlace(
    card,
    groups.flatMap(({ news }) => news.flatMap(spotsOf)),
    unfolded !== answers,
  );
  if (!isUp) return null;
  return (
    <aside ref={card} className="result meanwhile" aria-label={words.meanwhile}>
      <h2 className="result-title">
        <button type="button" className="meanwhile-title" onClick={() => setUnfolded(answers)}>
          {words.meanwhile}
        </button>
      </h2>
      <ol className="meanwhile-list">
        {groups.map(({ seat: whose, news }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
          <li key={i}>
            {whose !== null && <HeroEmblem hero={view.players[whose]?.hero ?? ''} size={22} />}
            <ul>
              {news.map((one: News, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <li key={j} data-weight={weightOf(one)}>
                  {text.news(one, names, view.map)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <button type="button" className="result-close" aria-label={words.close} onClick={() => setClosed(answers)}>
        <StatIcon stat="close" size={16} />
      </button>
    </aside>
  );
}

/** With several people at the screen, the hand-over tells the same. */
const isAlone = ({ plan }: Table): boolean => plan.length > 1 && plan.filter(who => who === 'person').length === 1;
