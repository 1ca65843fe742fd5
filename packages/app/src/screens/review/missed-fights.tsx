import { type Ending, type MissedFight, priceOf } from '@deedbook/mind';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import type { Film } from '../replay/film.ts';

interface MissedFightsProps {
  readonly fights: readonly MissedFight[];
  readonly film: Film;
  readonly linkTo: (at: number) => string;
}

/** Fights that could have been won, or won at a lower cost. */
export function MissedFights({ fights, film, linkTo }: MissedFightsProps) {
  const words = useWords('screens').review;
  const said = (from: Ending, to: Ending) => words.change(priceOf(from, to)) || words.nothing;
  return (
    <section className="screen-panel">
      <h2>{words.fights}</h2>
      {fights.length === 0 && <p>{words.noFights}</p>}
      <ol className="review-points">
        {fights.map(({ at, before, best, actual }) => (
          <li key={at} data-bad>
            <header>
              <span>{words.at(film.roundAt(at), at + 1)}</span>
              <a href={linkTo(at - 1)} aria-label={`${words.show}: ${words.at(film.roundAt(at), at + 1)}`}>
                <StatIcon stat="replay" size={16} />
                {words.show}
              </a>
            </header>
            <p>
              <b>{best.won && !actual.won ? words.couldWin : words.couldSave}</b>
            </p>
            <p>
              {words.possible} {said(before, best)}
            </p>
            <p>
              {words.actual} {said(before, actual)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
