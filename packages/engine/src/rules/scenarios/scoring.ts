import type { Seat } from '../../core/effect.ts';
import type { Term } from '../../core/numbers.ts';
import type { Seen } from '../query.ts';
import { modeOf, SCENARIOS, type Scored, type ScorePart } from './scenarios.ts';
import { sidesOf } from './teams.ts';

/** One line of a score sheet: the points, their terms, and the title bonus. */
export interface ScoreLine {
  readonly what: Scored;
  readonly points: number;
  readonly terms: readonly Term[];
  readonly title: number;
  /** Whose value counts, on a side with several heroes (TEA-05). */
  readonly of: Seat | null;
}

/** The result of one side: a player, a team, or all players in a cooperative game. */
export interface ScoreSheet {
  readonly seats: readonly Seat[];
  /** The Fame the score starts from; null if Fame does not count. */
  readonly fame: number | null;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  /** Null if there is nothing to win: a solo game that only counts points. */
  readonly won: boolean | null;
}

const sumOf = (terms: readonly Term[]): number => terms.reduce((n, term) => n + term.n, 0);

/**
 * What a side scores for one part: as a side, or for the hero who counts, which for Wounds is the one who lost most
 * (TEA-05).
 */
function worthTo(s: Seen, side: readonly Seat[], part: ScorePart): Pick<ScoreLine, 'points' | 'terms' | 'of'> {
  if ('ofSide' in part) {
    const terms = part.ofSide(s, side);
    return { points: sumOf(terms), terms, of: null };
  }
  const values = side.map(of => ({ of, terms: part.of(s, of) })).map(v => ({ ...v, points: sumOf(v.terms) }));
  const sign = part.what === 'beating' ? -1 : 1;
  const best = values.reduce((a, b) => (sign * b.points > sign * a.points ? b : a));
  return side.length > 1 ? best : { ...best, of: null };
}

/** The bonus for being best, alone or tied; for Wounds, the worst loses points (SCO-08). */
function titleFor({ title, what }: ScorePart, points: number, all: readonly number[]): number {
  if (!title || points === 0) return 0;
  const best = what === 'beating' ? Math.min(...all) : Math.max(...all);
  if (points !== best) return 0;
  return all.filter(other => other === best).length === 1 ? title.alone : title.tied;
}

/** The score sheet of every side, starting from Fame (SCO-01). */
export function scoreSheets(s: Seen): ScoreSheet[] {
  const { scoring, scoresFame = true, hasWon, tie } = SCENARIOS.get(s.options.scenario);
  const { mode } = modeOf(s.options, s.players.length);
  const titled = mode === 'competitive' || mode === 'teams'; // SCO-09
  const sides = sidesOf(s);
  const values = scoring.map(part => sides.map(side => worthTo(s, side, part)));
  const sheets = sides.map((seats, side) => {
    const lines = scoring.map((part, i): ScoreLine => {
      const of = values[i] as (typeof values)[number];
      const value = of[side] as (typeof of)[number];
      const title = titled
        ? titleFor(
            part,
            value.points,
            of.map(({ points }) => points),
          )
        : 0;
      return { what: part.what, ...value, title };
    });
    // TEA-05, SCN-CO-03: a side with several heroes starts from the lowest Fame.
    const fame = scoresFame ? Math.min(...seats.map(seat => s.players[seat]?.fame ?? 0)) : null;
    const total = lines.reduce((n, line) => n + line.points + line.title, fame ?? 0);
    return { seats, fame, lines, total };
  });
  // SCO-12: tied sides share the victory, unless the scenario says otherwise.
  const best = Math.max(...sheets.map(sheet => sheet.total));
  const tied = sheets.filter(sheet => sheet.total === best).length > 1;
  return sheets.map(sheet => ({
    ...sheet,
    won: hasWon
      ? hasWon(s, sheet.seats)
      : sides.length === 1
        ? null
        : sheet.total === best && !(tied && tie === 'nobody'),
  }));
}
