import { hexName, type News, type Seat, type ToldNews } from '@deedbook/engine';
import { isTelling, weightOf } from '../news/shown.ts';

/** As many lines as a player will read before playing on. */
const MOST = 14;

/**
 * The public events since a seat handed the screen over, or since its last turn if that is unknown; routine steps of a
 * turn and setup are left out.
 */
export function sinceOf(news: readonly ToldNews[], seat: Seat, left = lastEnd(news, seat)): News[] {
  const setUp = news.findIndex(({ news: { news: what } }) => what === 'tactic-taken');
  return news
    .slice(Math.max(left, setUp))
    .flatMap(({ to, news: one }) => (to === null && isTelling(one) ? [one] : []))
    .slice(-MOST);
}

const lastEnd = (news: readonly ToldNews[], seat: Seat): number =>
  news.findLastIndex(({ news: one }) => one.news === 'turn-ended' && one.seat === seat) + 1;

interface Doings {
  /** The player; null if no player did it. */
  readonly seat: Seat | null;
  readonly news: readonly News[];
}

/** What the others did, one after another, since this player last decided something or since their last turn. */
export function meanwhileOf(news: readonly ToldNews[], seat: Seat, acted = lastEnd(news, seat)): Doings[] {
  const groups: { seat: Seat | null; news: News[] }[] = [];
  for (const { to, news: one } of news.slice(acted)) {
    const whose = 'seat' in one && one.seat !== null && one.seat >= 0 ? one.seat : null;
    if (to !== null || whose === seat || !isTelling(one)) continue;
    const last = groups.at(-1);
    // What a step causes belongs to it, unless it concerns everyone.
    if (last && (last.seat === whose || (whose === null && weightOf(one) !== 'great'))) last.news.push(one);
    else groups.push({ seat: whose, news: [one] });
  }
  // Events without a player are worth a line only next to those of one.
  return groups.some(group => group.seat !== null) ? groups : [];
}

/** The spots a line is about: the space where it happened, or where a walk ended. */
export function spotsOf(news: News): string[] {
  const hex = 'hex' in news ? news.hex : 'path' in news ? news.path.at(-1) : undefined;
  return hex === undefined ? [] : [`hex ${hexName(hex)}`];
}
