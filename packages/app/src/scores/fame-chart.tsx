import type { Seat } from '@deedbook/engine';
import { HeroEmblem } from '../art/hero-emblem.tsx';
import { useWords } from '../language/language.ts';
import './fame-chart.css';
import type { Tally } from './tally.ts';

interface FameChartProps {
  readonly tallies: readonly Tally[];
  readonly heroes: readonly string[];
  readonly names: (seat: Seat) => string;
}

const WIDE = 560;
const HIGH = 240;
const LEFT = 36;
const RIGHT = 44;
const TOP = 16;
const BOTTOM = 28;

/** A tick step of 1, 2 or 5 times a power of ten that makes at most four lines. */
function stepFor(most: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const by of [1, 2, 5]) if (most / (unit * by) <= 4) return unit * by;
  }
}

/** Fame at the end of each Round, one line per hero. Lines differ in their dashes, and end with the hero's emblem. */
export function FameChart({ tallies, heroes, names }: FameChartProps) {
  const words = useWords('screens').scores;
  const parts = useWords('page').parts;
  const rounds = Math.max(...tallies.map(({ fame }) => fame.length), 2) - 1;
  const step = stepFor(Math.max(...tallies.flatMap(({ fame }) => fame), 4));
  const most = step * Math.ceil(Math.max(...tallies.flatMap(({ fame }) => fame), 4) / step);
  const x = (round: number) => LEFT + (round / rounds) * (WIDE - LEFT - RIGHT);
  const y = (fame: number) => HIGH - BOTTOM - (fame / most) * (HIGH - TOP - BOTTOM);
  const ends = apart(tallies.map(({ fame }) => y(fame.at(-1) ?? 0)));
  return (
    <figure className="screen-panel scores-fame">
      <figcaption>{words.fameByRound}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={sayAll(tallies, names)}>
        {Array.from({ length: most / step + 1 }, (_, i) => i * step).map(fame => (
          <g key={fame} className="scores-fame-line">
            <path d={`M${LEFT} ${y(fame)}H${WIDE - RIGHT}`} />
            <text x={LEFT - 8} y={y(fame) + 4} textAnchor="end">
              {fame}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds + 1 }, (_, round) => round).map(round => (
          <text key={round} className="scores-fame-round" x={x(round)} y={HIGH - 8} textAnchor="middle">
            {round === 0 ? words.start : rounds > 4 ? round : parts.round(round)}
          </text>
        ))}
        {tallies.map(({ fame }, seat) => (
          <g key={heroes[seat]} className="scores-fame-hero" data-hero={heroes[seat]} data-seat={seat}>
            <path d={`M${fame.map((n, round) => `${x(round)} ${y(n)}`).join('L')}`} />
            {fame.map((n, round) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is its Round
              <circle key={round} cx={x(round)} cy={y(n)} r={4} />
            ))}
            <HeroEmblem hero={heroes[seat] ?? ''} size={26} x={WIDE - RIGHT + 22} y={ends[seat] ?? 0} />
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** The same in words. */
const sayAll = (tallies: readonly Tally[], names: (seat: Seat) => string): string =>
  tallies.map(({ fame }, seat) => `${names(seat)}: ${fame.join(', ')}`).join('; ');

/** Overlapping emblems are moved apart, downward from the highest. */
function apart(places: readonly number[]): number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] as number) - (places[b] as number));
  const moved = [...places];
  for (const [i, seat] of order.entries()) {
    const above = order[i - 1];
    if (above !== undefined) moved[seat] = Math.max(moved[seat] as number, (moved[above] as number) + 27);
  }
  // Emblems pushed below the edge push the others back up.
  const over = Math.max(0, (moved[order.at(-1) ?? 0] ?? 0) - (HIGH - BOTTOM));
  return moved.map(place => Math.max(place - over, TOP));
}
