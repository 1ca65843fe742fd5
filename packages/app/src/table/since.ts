import type { News, Seat, ToldNews } from '@deedbook/engine';
import { weightOf } from '../log/weight.ts';

/** So many lines are read before somebody wants to play. */
const MOST = 14;

/**
 * What everybody knows of what happened since a seat gave the screen away, or since its last turn where that is not
 * known; of what every turn brings, and of setting up, nothing.
 */
export function sinceOf(news: readonly ToldNews[], seat: Seat, left = lastEnd(news, seat)): News[] {
  const setUp = news.findIndex(({ news: { news: what } }) => what === 'tactic-taken');
  return news
    .slice(Math.max(left, setUp))
    .flatMap(({ to, news: one }) => (to === null && isTold(one, seat) ? [one] : []))
    .slice(-MOST);
}

const lastEnd = (news: readonly ToldNews[], seat: Seat): number =>
  news.findLastIndex(({ news: one }) => one.news === 'turn-ended' && one.seat === seat) + 1;

/** The own turn begins before the screen is taken: it is what comes now, not what was. */
const isTold = (one: News, seat: Seat): boolean =>
  weightOf(one) !== 'small' && !(BEGINNINGS.has(one.news) && 'seat' in one && one.seat === seat);

const BEGINNINGS: ReadonlySet<News['news']> = new Set(['turn-began', 'placed-on-portal']);
