import { scoreSheets } from '@deedbook/engine';
import type { Table } from '../table/table.ts';

/** The initial rating, and how much one game can change it. */
export const FIRST_RATING = 1500;
const MOST_CHANGE = 32;

/** A player's result in a finished game. */
export interface Result {
  readonly account: string;
  /** The side the player was on; null if the players agreed to end the game. */
  readonly side: number | null;
  /** The score of that side. */
  readonly score: number | null;
  /** The rank of that side; null if there was only one. */
  readonly place: number | null;
}

/** The result of each player: that of the whole side (TEA-05, SCN-CO-03). */
export function resultsOf({ session, seats }: Pick<Table, 'session' | 'seats'>): Result[] {
  const sheets = session?.state.over ? scoreSheets(session.state) : [];
  return seats.flatMap(({ account }, seat): Result[] => {
    if (account === null) return [];
    const side = sheets.findIndex(sheet => sheet.seats.includes(seat));
    const score = sheets[side]?.total;
    if (score === undefined) return [{ account, side: null, score: null, place: null }];
    const place = sheets.length > 1 ? 1 + sheets.filter(({ total }) => total > score).length : null;
    return [{ account, side, score, place }];
  });
}

/** The expected result of one player against another, by Elo's formula. */
const expected = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400));

/** New ratings: each player against the players of other sides, on average. Null for those without a rival. */
export function ratingsAfter(results: readonly Result[], before: readonly number[]): (number | null)[] {
  return results.map(({ side, score }, i) => {
    const own = before[i] as number;
    const changes = results.flatMap((rival, j) => {
      if (score === null || rival.score === null || rival.side === side) return [];
      const won = score > rival.score ? 1 : score === rival.score ? 0.5 : 0;
      return [won - expected(own, before[j] as number)];
    });
    if (changes.length === 0) return null;
    return own + (MOST_CHANGE * changes.reduce((sum, change) => sum + change, 0)) / changes.length;
  });
}
