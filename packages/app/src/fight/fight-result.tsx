import { ENEMIES, hexName } from '@deedbook/engine';
import { useState } from 'react';
import { EnemyPortrait, StatIcon } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { type Table, useSeat, useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { DuelOutcome } from './duel-outcome.tsx';
import { type DuelResult, duelResultOf } from './duel-result.ts';
import { milestoneOf } from './milestone.ts';
import { MilestoneTold } from './milestone-told.tsx';
import { type FightResult as Result, resultOf } from './result.ts';
import { ResultFigures } from './result-figures.tsx';
import { Told } from './told.tsx';

/** The outcome of a combat in short, and other events that no question would mention: a new level, a city in sight. */
export function FightResult() {
  const { news, seat, id } = useSeatFields('news', 'seat', 'id');
  const isFighting = useSeat(({ view }) => view.combat !== null || view.duel !== null);
  // Anything told before the game was opened is old; anything that happened while others had the screen is new.
  const [since, setSince] = useState({ id, news: useSeat(heardBefore) });
  // Undone events have not happened.
  if (since.id !== id || news.length < since.news) setSince({ id, news: news.length });
  if (isFighting) return null;
  const gone = () => setSince({ id, news: news.length });
  const fight = resultOf(news, seat, since.news);
  const duel = duelResultOf(news, seat, since.news);
  const milestone = milestoneOf(news, seat, since.news);
  const last = Math.max(fight?.at ?? -1, duel?.at ?? -1, milestone?.at ?? -1);
  if (milestone?.at === last) return <MilestoneTold key={last} milestone={milestone} onGone={gone} />;
  if (duel?.at === last) return <DuelTold key={last} result={duel} onGone={gone} />;
  return fight && <FightTold key={last} result={fight} onGone={gone} />;
}

/** How much the seat at the screen had heard when it last had the screen, or when the game was opened. */
const heardBefore = ({ left, seat, opened }: Table): number => left[seat] ?? opened;

/** Where it was fought: the hero's space. */
function useOwnHex(): readonly string[] {
  const hex = useSeat(({ view, seat }) => view.players[seat]?.hex ?? null);
  return hex === null ? [] : [`hex ${hexName(hex)}`];
}

interface ToldProps<R> {
  readonly result: R;
  onGone(): void;
}

function DuelTold({ result, onGone }: ToldProps<DuelResult>) {
  const seat = useSeat(table => table.seat);
  const names = useSeatNames();
  const words = useWords('panels').fight;
  const { winner } = result;
  const title = winner === null ? words.duelDrawn : winner === seat ? words.won : words.duelLost(names(winner));
  return (
    <Told title={title} sign={winner === seat ? 'score' : 'combat'} about={useOwnHex()} onGone={onGone}>
      <DuelOutcome result={result} />
    </Told>
  );
}

function FightTold({ result, onGone }: ToldProps<Result>) {
  const { view, text } = useSeatFields('view', 'text');
  const words = useWords('panels').fight;
  return (
    <Told
      title={result.won ? words.won : words.left}
      sign={result.won ? 'score' : 'combat'}
      about={useOwnHex()}
      onGone={onGone}
    >
      {result.defeated.length > 0 && (
        <ul className="result-foes" aria-label={words.defeated}>
          {result.defeated.map((enemy, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: enemies may be alike
            <li key={i}>
              <EnemyPortrait enemy={enemy} color={ENEMIES.find(enemy)?.color} size={20} />
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
