import type { Seat } from '@deedbook/engine';
import { summarize } from '@deedbook/mind';
import type { Text } from '@deedbook/text';
import { useMemo, useState } from 'react';
import { HeroEmblem } from '../../art/hero-emblem.tsx';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useWords } from '../../language/language.ts';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-view.tsx';
import { Segments } from '../../parts/segments.tsx';
import { useText } from '../../parts/use-text.ts';
import { momentLink, useRoute } from '../../platform/route.ts';
import { ReviewChart } from '../../review/review-chart.tsx';
import { useReview } from '../../review/use-review.ts';
import type { Plan } from '../../seats/plan.ts';
import type { Film } from '../replay/film.ts';
import { useFilm } from '../replay/use-film.ts';
import { MissedFights } from './missed-fights.tsx';
import { PhaseTable } from './phase-table.tsx';
import './review.css';
import { ReviewFigures } from './review-figures.tsx';
import { ReviewProgress } from './review-progress.tsx';
import { TurningPoints } from './turning-points.tsx';

/** How good the decisions of a game were. */
export function ReviewScreen() {
  const words = useWords('screens').review;
  const { id, query } = useRoute();
  const { film, plan, problem } = useFilm(id, query.get('g'));
  const text = useText();
  if (problem) {
    return (
      <Page title={words.title}>
        <ProblemNote problem={problem} />
      </Page>
    );
  }
  return film && text && <Reviewed key={film.record.seed} film={film} plan={plan} text={text} />;
}

interface ReviewedProps {
  readonly film: Film;
  readonly plan: Plan;
  readonly text: Text;
}

function Reviewed({ film, plan, text }: ReviewedProps) {
  const words = useWords('screens').review;
  const route = useRoute();
  const [seat, setSeat] = useState<Seat>(() => Math.max(0, plan.indexOf('person')));
  const reviewing = useReview(film.record, seat);
  const summary = useMemo(() => summarize(reviewing.stretches), [reviewing.stretches]);
  // Until then, nothing found means nothing yet.
  const isDone = reviewing.state === 'done';
  const rounds = film.chapters.filter(chapter => chapter.seat === null);
  const names = film.called(text);
  const replayAt = (at: number) => momentLink(route, at + 1, seat);
  const seats = film.record.seats.map(({ hero }, each) => ({
    value: each,
    name: names(each),
    label: <HeroEmblem hero={hero} size={26} />,
  }));
  const replay = (
    <a className="screen-button" href={momentLink(route, 0, seat)}>
      <StatIcon stat="replay" size={18} />
      <span>{words.replay}</span>
    </a>
  );
  return (
    <Page title={words.of(names(seat))} className="review" actions={replay}>
      {seats.length > 1 && <Segments label={words.whose} value={seat} segments={seats} onChoose={setSeat} />}
      <p className="review-note">{film.isWhole ? words.explained : `${words.unfinished} ${words.explained}`}</p>
      <ReviewProgress reviewing={reviewing} />
      <ReviewFigures summary={summary} />
      <ReviewChart summary={summary} length={film.length} rounds={rounds} linkTo={replayAt} />
      <div className="review-columns">
        {(isDone || summary.turningPoints.length > 0) && (
          <TurningPoints points={summary.turningPoints} film={film} text={text} seat={seat} linkTo={replayAt} />
        )}
        <div className="review-side">
          <PhaseTable phases={summary.phases} />
          {(isDone || summary.fights.length > 0) && (
            <MissedFights fights={summary.fights} film={film} linkTo={replayAt} />
          )}
        </div>
      </div>
    </Page>
  );
}
