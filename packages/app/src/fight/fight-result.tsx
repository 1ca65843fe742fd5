import { heardBy } from '@deedbook/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EnemyPortrait, StatIcon } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { type Table, useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { DuelOutcome } from './duel-outcome.tsx';
import { type DuelResult, duelResultOf } from './duel-result.ts';
import './result.css';
import { type FightResult as Result, resultOf } from './result.ts';
import { ResultFigures } from './result-figures.tsx';
import { WORDS } from './words.ts';

/** How long it stays when nobody looks at it. */
const STAYS = 9000;

/** After a combat: what came of it, in short. It lies over the board, holds nothing up and goes by itself. */
export function FightResult() {
  const { news, seat, id } = useSeat(table => table);
  const isFighting = useSeat(({ view }) => view.combat !== null || view.duel !== null);
  // What was already told when the game was opened is old; what happened while others had the screen is new.
  const [since, setSince] = useState({ id, news: useSeat(heardBefore) });
  // What was taken back has not happened.
  if (since.id !== id || news.length < since.news) setSince({ id, news: news.length });
  if (isFighting) return null;
  const gone = () => setSince({ id, news: news.length });
  const fight = resultOf(news, seat, since.news);
  const duel = duelResultOf(news, seat, since.news);
  if (duel && duel.at > (fight?.at ?? -1)) return <DuelTold key={duel.at} result={duel} onGone={gone} />;
  return fight && <FightTold key={fight.at} result={fight} onGone={gone} />;
}

/** How much the seat at the screen had heard when it last had it. */
const heardBefore = ({ news, left, seat, session }: Table): number => {
  const told = left[seat];
  return told === undefined ? news.length : heardBy(session.news.slice(0, told), seat).length;
};

interface ToldProps<R> {
  readonly result: R;
  onGone(): void;
}

function DuelTold({ result, onGone }: ToldProps<DuelResult>) {
  const seat = useSeat(table => table.seat);
  const names = useSeatNames();
  const words = useWords(WORDS);
  const { winner } = result;
  const title = winner === null ? words.duelDrawn : winner === seat ? words.won : words.duelLost(names(winner));
  return (
    <Told title={title} isWon={winner === seat} onGone={onGone}>
      <DuelOutcome result={result} />
    </Told>
  );
}

function FightTold({ result, onGone }: ToldProps<Result>) {
  const { view, text } = useSeat(table => table);
  const words = useWords(WORDS);
  return (
    <Told title={result.won ? words.won : words.left} isWon={result.won} onGone={onGone}>
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
    </Told>
  );
}

interface FrameProps {
  readonly title: string;
  readonly isWon: boolean;
  readonly children: ReactNode;
  onGone(): void;
}

/** It stays while somebody looks at it; a finger that goes on elsewhere has seen it. */
function Told({ title, isWon, children, onGone }: FrameProps) {
  const words = useWords(WORDS);
  const [isHeld, setHeld] = useState(false);
  const card = useRef<HTMLElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => gone.current(), STAYS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  useEffect(() => {
    const touched = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'touch' && !card.current?.contains(target as Node)) gone.current();
    };
    addEventListener('pointerdown', touched);
    return () => removeEventListener('pointerdown', touched);
  }, []);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <aside
      ref={card}
      className="result"
      role="status"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <h2 className="result-title">
        <StatIcon stat={isWon ? 'score' : 'combat'} size={24} />
        {title}
      </h2>
      {children}
      <button type="button" className="result-close" aria-label={words.close} onClick={onGone}>
        <StatIcon stat="close" size={16} />
      </button>
    </aside>
  );
}
