import type { Seat } from '@deedbook/engine';
import { outline, type TurningPoint } from '@deedbook/mind';
import type { Text } from '@deedbook/text';
import { useMemo } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useLanguage, useWords } from '../../language/language.ts';
import { inTenths } from '../../language/numbers.ts';
import type { Film } from '../replay/film.ts';

interface TurningPointsProps {
  readonly points: readonly TurningPoint[];
  readonly film: Film;
  readonly text: Text;
  readonly seat: Seat;
  readonly linkTo: (at: number) => string;
}

/** The moments that changed most, each with what was done and what would have been better. */
export function TurningPoints({ points, film, text, seat, linkTo }: TurningPointsProps) {
  const words = useWords('screens').review;
  return (
    <section className="screen-panel">
      <h2>{words.turningPoints}</h2>
      {points.length === 0 && <p>{words.noTurningPoints}</p>}
      <ol className="review-points">
        {points.map(point => (
          <Point key={`${point.at} ${point.kind}`} point={point} film={film} text={text} seat={seat} linkTo={linkTo} />
        ))}
      </ol>
    </section>
  );
}

/** So many events are told of one answer. */
const MOST_NEWS = 3;

type PointProps = Omit<TurningPointsProps, 'points'> & { readonly point: TurningPoint };

function Point({ point: { at, kind, swing, instead }, film, text, seat, linkTo }: PointProps) {
  const words = useWords('screens').review;
  const points = inTenths(Math.abs(swing), useLanguage());
  const judged = kind === 'decision' ? words.cost(points) : swing > 0 ? words.lucky(points) : words.unlucky(points);
  const told = useMemo(() => {
    if (kind === 'decision') return film.said(at, text);
    const news = film.newsOf(at + 1, seat).slice(0, MOST_NEWS);
    const { map } = film.stillAt(at + 1, seat).at().view;
    return news.map(one => text.news(one, film.called(text), map)).join(' ');
  }, [film, text, seat, at, kind]);
  const better = useMemo(() => film.steps(at, seat, outline(instead), text), [film, text, seat, at, instead]);
  return (
    <li data-bad={swing < 0 || undefined}>
      <header>
        <span>{words.at(film.roundAt(at), at + 1)}</span>
        <a href={linkTo(at)} aria-label={`${words.show}: ${words.at(film.roundAt(at), at + 1)}`}>
          <StatIcon stat="replay" size={16} />
          {words.show}
        </a>
      </header>
      <p>{told}</p>
      <p>
        <b>{judged}</b>
      </p>
      {better.length > 0 && (
        <p className="review-better">
          {words.better} {better.join(' · ')}
        </p>
      )}
    </li>
  );
}
