import { LEVELS, type News, type Seat } from '@deedbook/engine';
import { raisedBy } from '../hero/progress.ts';

type Level = (typeof LEVELS)[number];

/** A big event without a question, which would otherwise appear only in the log. */
export interface Milestone {
  /** Its place in the news. */
  readonly at: number;
  readonly news: News;
  /** The line of the Fame track that was reached, and what it raises. */
  readonly level: { readonly line: Level; readonly raised: ReturnType<typeof raisedBy> } | null;
}

/** A city in sight, or a new level that raises figures; if it brings a choice, the choice tells it (LVL-04). */
const isGreat = (news: News, seat: Seat): boolean =>
  news.news === 'end-in-sight' ||
  news.news === 'city-revealed' ||
  (news.news === 'level-reached' && news.seat === seat && raisedAt(news.level).length > 0);

const lineOf = (level: number): Level | undefined => LEVELS.find(line => line.level === level);

function raisedAt(level: number): ReturnType<typeof raisedBy> {
  const [before, line] = [lineOf(level - 1), lineOf(level)];
  return before && line ? raisedBy(before, line) : [];
}

/** The last milestone that a seat has heard of, from `since` on in the news. */
export function milestoneOf(all: readonly News[], seat: Seat, since: number): Milestone | null {
  const at = all.findLastIndex(news => isGreat(news, seat));
  const news = all[at];
  if (news === undefined || at < since) return null;
  const line = news.news === 'level-reached' ? lineOf(news.level) : undefined;
  return { at, news, level: line ? { line, raised: raisedAt(line.level) } : null };
}
