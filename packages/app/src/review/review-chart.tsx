import type { ReviewSummary } from '@deedbook/mind';
import { useLanguage, useWords } from '../language/language.ts';
import { inTenths, withMinus } from '../language/numbers.ts';
import './review-chart.css';

/** Where a Round begins. */
interface RoundMark {
  readonly at: number;
  readonly round: number;
}

interface ReviewChartProps {
  readonly summary: ReviewSummary;
  /** How many answers the game has. */
  readonly length: number;
  readonly rounds: readonly RoundMark[];
  /** The address of a moment. */
  readonly linkTo: (at: number) => string;
}

const WIDE = 720;
const HIGH = 220;
const LEFT = 36;
const RIGHT = 12;
const TOP = 16;
const BOTTOM = 28;
const LATE = 0.85;
/** Smaller differences, in points, are drawn nearly flat. */
const LEAST_RANGE = 4;

/** Round numbers that make at most five lines. */
function ticksFor(least: number, most: number): number[] {
  for (let unit = 1; ; unit *= 10) {
    for (const by of [1, 2, 5]) {
      const step = unit * by;
      const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
      if (to - from <= 4) return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
    }
  }
}

/** What the seat could expect at each decision, with the turning points marked. */
export function ReviewChart({ summary: { curve, turningPoints }, length, rounds, linkTo }: ReviewChartProps) {
  const words = useWords('screens').review;
  const parts = useWords('page').parts;
  const language = useLanguage();
  const values = curve.map(({ value }) => value);
  const least = values.length > 0 ? Math.min(...values) : 0;
  const ticks = ticksFor(least, Math.max(least + LEAST_RANGE, ...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (at: number) => LEFT + (at / Math.max(1, length)) * (WIDE - LEFT - RIGHT);
  const y = (value: number) => HIGH - BOTTOM - ((value - low) / (high - low)) * (HIGH - TOP - BOTTOM);
  // A label at the right edge would leave the chart.
  const isLate = (at: number) => at > LATE * length;
  const valueAt = (at: number) => curve.findLast(point => point.at <= at)?.value ?? curve[0]?.value ?? 0;
  const said = (swing: number, kind: string) => {
    const points = inTenths(Math.abs(swing), language);
    if (kind === 'decision') return words.cost(points);
    return swing > 0 ? words.lucky(points) : words.unlucky(points);
  };
  return (
    <figure className="screen-panel review-chart">
      <figcaption>{words.expected}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`}>
        <title>{words.expected}</title>
        {ticks.map(tick => (
          <g key={tick} className="review-chart-line">
            <path d={`M${LEFT} ${y(tick)}H${WIDE - RIGHT}`} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {withMinus(tick)}
            </text>
          </g>
        ))}
        {rounds.map(({ at, round }) => (
          <g key={round} className="review-chart-line">
            <path d={`M${x(at)} ${TOP}V${HIGH - BOTTOM}`} />
            <text x={x(at) + (isLate(at) ? -4 : 4)} y={HIGH - 8} textAnchor={isLate(at) ? 'end' : 'start'}>
              {rounds.length > 4 ? round : parts.round(round)}
            </text>
          </g>
        ))}
        {curve.length > 1 && (
          <path
            className="review-chart-curve"
            d={`M${curve.map(({ at, value }) => `${x(at)} ${y(value)}`).join('L')}`}
          />
        )}
        {turningPoints.map(({ at, kind, swing }) => (
          <a key={`${at} ${kind}`} href={linkTo(at)} aria-label={said(swing, kind)} data-kind={kind}>
            <title>{said(swing, kind)}</title>
            <circle className="review-chart-reach" cx={x(at)} cy={y(valueAt(at))} r={16} />
            <Mark x={x(at)} y={y(valueAt(at))} kind={kind} isGood={swing > 0} />
          </a>
        ))}
      </svg>
    </figure>
  );
}

/** A costly decision is a disc, luck a diamond, bad luck a filled one: told apart without colors. */
function Mark({ x, y, kind, isGood }: { x: number; y: number; kind: string; isGood: boolean }) {
  if (kind === 'decision') return <circle className="review-chart-mark is-bad" cx={x} cy={y} r={7} />;
  return <path className={`review-chart-mark ${isGood ? 'is-good' : 'is-bad'}`} d={`M${x} ${y - 9}l9 9l-9 9l-9-9z`} />;
}
