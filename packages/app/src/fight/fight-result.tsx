import { useEffect, useRef, useState } from 'react';
import { EnemyPortrait, StatIcon } from '../art/index.ts';
import { useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import './result.css';
import { type FightResult as Result, resultOf } from './result.ts';
import { ResultFigures } from './result-figures.tsx';
import { WORDS } from './words.ts';

/** How long it stays when nobody looks at it. */
const STAYS = 9000;

/** After a combat: what came of it, in short. It lies over the board, holds nothing up and goes by itself. */
export function FightResult() {
  const { news, seat, id } = useSeat(table => table);
  const isFighting = useSeat(({ view }) => view.combat !== null);
  const [since, setSince] = useState({ id, news: news.length });
  // What was already told when the game was opened is old; what was taken back has not happened.
  if (since.id !== id || news.length < since.news) setSince({ id, news: news.length });
  const result = isFighting ? null : resultOf(news, seat, since.news);
  return result && <Told key={result.at} result={result} onGone={() => setSince({ id, news: news.length })} />;
}

interface ToldProps {
  readonly result: Result;
  onGone(): void;
}

function Told({ result, onGone }: ToldProps) {
  const { view, text } = useSeat(table => table);
  const words = useWords(WORDS);
  const [isHeld, setHeld] = useState(false);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => gone.current(), STAYS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <aside
      className="result"
      role="status"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <h2 className="result-title">
        <StatIcon stat={result.won ? 'score' : 'combat'} size={24} />
        {result.won ? words.won : words.left}
      </h2>
      {result.defeated.length > 0 && (
        <ul className="result-foes" aria-label={words.defeated}>
          {result.defeated.map((enemy, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: enemies may be alike
            <li key={i}>
              <EnemyPortrait enemy={enemy} size={20} />
              {text.name('enemy', enemy)}
            </li>
          ))}
        </ul>
      )}
      <ResultFigures result={result} />
      {view.rewards.length > 0 && (
        <p className="result-line">
          <StatIcon stat="reward" size={18} />
          {words.rewards(text.rewards(view.rewards))}
        </p>
      )}
      <button type="button" className="result-close" aria-label={words.close} onClick={onGone}>
        <StatIcon stat="close" size={16} />
      </button>
    </aside>
  );
}
