import { useEffect, useMemo, useRef } from 'react';
import { HeroEmblem } from '../art/index.ts';
import { introduced } from '../game/called.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { takeScreen, useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { weightOf } from '../log/weight.ts';
import './hand-over.css';
import { tableWords } from './words.ts';

/** So many lines are read before somebody wants to play. */
const MOST = 14;

/**
 * Covers the screen until the next player has it. Tells what happened since their last turn, but only what everybody
 * knows: whoever hands the screen over still sees it.
 */
export function HandOver() {
  const words = useWords(tableWords);
  const { session, seat, view, text, names: given } = useSeat(table => table);
  const names = useSeatNames();
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  const since = useMemo(() => {
    const known = session.news.flatMap(({ to, news }) => (to === null ? [news] : []));
    const ended = known.findLastIndex(one => one.news === 'turn-ended' && one.seat === seat);
    return known
      .slice(ended + 1)
      .filter(one => weightOf(one) !== 'small')
      .slice(-MOST);
  }, [session, seat]);
  const heroes = view.players.map(({ hero }) => hero);
  const who = names(seat);
  return (
    <main className="hand-over">
      <div className="hand-over-card">
        <HeroEmblem hero={heroes[seat] ?? ''} size={112} />
        <h1 className="hand-over-title">{words.handTo(introduced(text, heroes, given)(seat))}</h1>
        <p className="hand-over-why">{view.turn.seat === seat ? words.turnOf(who) : words.decides(who)}</p>
        <button type="button" className="hand-over-take" ref={take} onClick={takeScreen}>
          {words.take}
        </button>
        <h2 className="hand-over-since">{words.since}</h2>
        {since.length === 0 ? (
          <p className="hand-over-none">{words.nothing}</p>
        ) : (
          <ul className="hand-over-news">
            {since.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
              <li key={i} data-weight={weightOf(one)}>
                {text.news(one, names)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </main>
  );
}
