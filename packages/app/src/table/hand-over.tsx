import type { Asked, Seat, View } from '@deedbook/engine';
import type { AppWords } from '@deedbook/text';
import { useEffect, useMemo, useRef } from 'react';
import { HeroPortrait, StatIcon } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { seatThatCanUndo, takeScreen, undoHandOver, useSeat, useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { weightOf } from '../news/shown.ts';
import { introduced } from '../seats/names.ts';
import '../parts/screens.css';
import './hand-over.css';
import { sinceOf } from './since.ts';

/**
 * Covers the screen until the next player takes it. Tells what happened since their last turn, but only public events:
 * whoever hands the screen over can still see it.
 */
export function HandOver() {
  const words = useWords('panels').sharing;
  const {
    answers,
    told,
    seat,
    view,
    asked,
    text,
    names: given,
    left,
  } = useSeatFields('answers', 'told', 'seat', 'view', 'asked', 'text', 'names', 'left');
  const back = useSeat(seatThatCanUndo);
  const names = useSeatNames();
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  const since = useMemo(() => (answers === 0 ? [] : sinceOf(told, seat, left[seat])), [answers, told, seat, left]);
  const heroes = view.players.map(({ hero }) => hero);
  const who = names(seat);
  return (
    <main className="hand-over">
      <div className="hand-over-card">
        <HeroPortrait className="hand-over-face" hero={heroes[seat] ?? ''} width={176} height={220} />
        <h1 className="hand-over-title">{words.handTo(introduced(text, heroes, given)(seat))}</h1>
        <p className="hand-over-why">{words.why[whyOf(seat, view, asked)](who)}</p>
        <button
          type="button"
          className="hand-over-take"
          ref={take}
          // A key still held down was meant for the previous screen.
          onKeyDown={event => event.repeat && event.preventDefault()}
          onClick={takeScreen}
        >
          {words.take}
        </button>
        {back !== null && (
          <button type="button" className="screen-button is-quiet" onClick={undoHandOver}>
            <StatIcon stat="undo" size={18} />
            {words.thinkAgain(names(back))}
          </button>
        )}
        <h2 className="hand-over-since">{words.since}</h2>
        {since.length === 0 ? (
          <p className="hand-over-none">{words.nothing}</p>
        ) : (
          <ul className="hand-over-news">
            {since.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
              <li key={i} data-weight={weightOf(one)}>
                {text.news(one, names, view.map)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </main>
  );
}

/** Why the screen goes to a seat, as far as that is public. */
function whyOf(seat: Seat, view: View, asked: Asked | null): keyof AppWords['panels']['sharing']['why'] {
  if (asked?.standing) return 'may';
  if (view.duel !== null) return 'fights';
  if (asked?.prompt === 'tactic') return 'tactic';
  return view.turn.seat === seat ? 'turn' : 'decides';
}
