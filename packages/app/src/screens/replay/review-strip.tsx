import type { Seat } from '@deedbook/engine';
import { type Judged, outline, type Stretch } from '@deedbook/mind';
import type { Text } from '@deedbook/text';
import { useMemo } from 'react';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useLanguage, useWords } from '../../language/language.ts';
import { inTenths } from '../../language/numbers.ts';
import { storedReview } from '../../review/stored-reviews.ts';
import type { Film } from './film.ts';
import type { Projector } from './projector.ts';
import './review-strip.css';

interface ReviewStripProps {
  readonly film: Film;
  readonly text: Text;
  readonly projector: Projector;
  readonly seat: Seat;
}

/** From how many points on a loss or a piece of luck is told. */
const NOTABLE = 1;

/** The review of this seat, as far as there is one, along with the replay. */
export function ReviewStrip({ film, text, projector, seat }: ReviewStripProps) {
  const words = useWords('screens').review;
  const { n, go } = projector;
  const { stretches } = useMemo(() => storedReview(film.record, seat), [film, seat]);
  const decisions = useMemo(() => stretches.flatMap(stretch => stretch.decisions), [stretches]);
  if (decisions.length === 0) return null;
  const costly = decisions.filter(({ lost }) => lost >= NOTABLE).map(({ at }) => at + 1);
  const [previous, next] = [costly.findLast(at => at < n), costly.find(at => at > n)];
  return (
    <section className="review-strip" aria-label={words.title}>
      <Jump stat="up" name={words.previous} to={previous} go={go} />
      <Curve decisions={decisions} length={film.length} n={n} />
      <Jump stat="down" name={words.next} to={next} go={go} />
      <p aria-live="polite">
        <Judgment film={film} text={text} seat={seat} n={n} stretches={stretches} />
      </p>
    </section>
  );
}

interface JudgmentProps extends Pick<ReviewStripProps, 'film' | 'text' | 'seat'> {
  readonly n: number;
  readonly stretches: readonly Stretch[];
}

/** What the review says about the last step. */
function Judgment({ film, text, seat, n, stretches }: JudgmentProps) {
  const words = useWords('screens').review;
  const language = useLanguage();
  const at = n - 1;
  const stretch = stretches.find(({ decisions }) => decisions.some(decision => decision.at === at));
  const judged = stretch?.decisions.find(decision => decision.at === at);
  if (!stretch || !judged) return null;
  const luck = stretch.decisions.at(-1) === judged && Math.abs(stretch.luck) >= NOTABLE ? stretch.luck : 0;
  const points = inTenths(Math.abs(luck), language);
  const better = film.steps(at, seat, outline(judged.instead), text).join(' · ');
  return (
    <>
      {words.worth(inTenths(judged.value, language))}{' '}
      {judged.lost >= NOTABLE && <b>{words.cost(inTenths(judged.lost, language))}</b>}{' '}
      {better !== '' && `${words.better} ${better}`}
      {luck !== 0 && (luck > 0 ? words.lucky(points) : words.unlucky(points))}
    </>
  );
}

const WIDE = 300;
const HIGH = 30;
/** Smaller differences, in points, are drawn nearly flat. */
const LEAST_RANGE = 5;

/** What could be expected over the whole game, and where we are. */
function Curve({ decisions, length, n }: { decisions: readonly Judged[]; length: number; n: number }) {
  const values = decisions.map(({ value }) => value);
  const low = Math.min(...values);
  const high = Math.max(low + LEAST_RANGE, ...values);
  const x = (at: number) => (at / Math.max(1, length)) * WIDE;
  const y = (value: number) => HIGH - 2 - ((value - low) / (high - low)) * (HIGH - 4);
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${decisions.map(({ at, value }) => `${x(at)} ${y(value)}`).join('L')}`} />
      <path className="review-strip-now" d={`M${x(n)} 0V${HIGH}`} />
    </svg>
  );
}

interface JumpProps {
  readonly stat: string;
  readonly name: string;
  readonly to: number | undefined;
  readonly go: (n: number) => void;
}

function Jump({ stat, name, to, go }: JumpProps) {
  return (
    <button type="button" aria-label={name} title={name} disabled={to === undefined} onClick={() => go(to ?? 0)}>
      <StatIcon stat={stat} size={20} />
    </button>
  );
}
