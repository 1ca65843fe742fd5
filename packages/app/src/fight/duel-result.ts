import type { Hex, Name, News, Seat } from '@deedbook/engine';
import { type FightResult, summed } from './result.ts';

/** What a player combat meant for one of the two. */
export interface DuelSide extends FightResult {
  readonly seat: Seat;
  readonly drivenTo: Hex | null;
  readonly stole: readonly Name[];
}

export interface DuelResult {
  /** The place in the news where it ended. */
  readonly at: number;
  readonly winner: Seat | null;
  /** The player at the screen comes first. */
  readonly sides: readonly DuelSide[];
}

/** The immediate consequences of such a combat. */
const AFTER: ReadonlySet<News['news']> = new Set(['withdrew', 'driven-off', 'conquered', 'fame-gained']);

/** The last player combat of a seat, from `since` on in the news; null if there was none. */
export function duelResultOf(news: readonly News[], seat: Seat, since: number): DuelResult | null {
  const at = news.findLastIndex(line => line.news === 'duel-ended' && (line.seat === seat || line.defender === seat));
  const end = news[at];
  if (at < since || end?.news !== 'duel-ended') return null;
  const from = news.slice(0, at).findLastIndex(line => line.news === 'duel-begins');
  let to = at + 1;
  while (to < news.length && AFTER.has((news[to] as News).news)) to++;
  const lines = news.slice(Math.max(0, from), to);
  const other = end.seat === seat ? end.defender : end.seat;
  return { at, winner: end.winner, sides: [seat, other].map(each => sideOf(lines, each, at)) };
}

function sideOf(lines: readonly News[], seat: Seat, at: number): DuelSide {
  const own = lines.filter(line => 'seat' in line && line.seat === seat);
  const drivenTo = own.flatMap(line => (line.news === 'driven-off' ? [line.hex] : [])).at(-1) ?? null;
  const stole = own.flatMap(line => (line.news === 'artifact-stolen' ? [line.card] : []));
  return { ...summed(own, at), seat, drivenTo, stole };
}
