import type { Name, News, NewsOf, Seat } from '@deedbook/engine';

/** The outcome of a combat. */
export interface FightResult {
  /** The place in the news where it ended: it identifies the combat. */
  readonly at: number;
  readonly won: boolean;
  readonly defeated: readonly Name[];
  readonly fame: number;
  readonly reputation: number;
  readonly wounds: number;
  readonly toDiscard: number;
  readonly unitsWounded: readonly Name[];
  readonly unitsDestroyed: readonly Name[];
  readonly conquered: readonly { readonly kind: 'site' | 'city'; readonly id: Name }[];
  readonly knockedOut: boolean;
  readonly paralysed: boolean;
  readonly withdrew: boolean;
}

/** The immediate consequences of a combat; later events are no longer part of it. */
const AFTER: ReadonlySet<News['news']> = new Set([
  'conquered',
  'city-conquered',
  'fame-gained',
  'reputation-changed',
  'withdrew',
  'wounds-taken',
  'enemy-defeated',
]);

/** The last combat of a seat, from `since` on in the news; null if there was none. */
export function resultOf(news: readonly News[], seat: Seat, since: number): FightResult | null {
  const isOurs = (line: News): boolean => 'seat' in line && line.seat === seat;
  const at = news.findLastIndex(line => line.news === 'fight-ended' && isOurs(line));
  if (at < since) return null;
  const from = news.slice(0, at).findLastIndex(line => line.news === 'fight-begins' && isOurs(line));
  let to = at + 1;
  while (to < news.length && AFTER.has((news[to] as News).news)) to++;
  return summed(news.slice(Math.max(0, from), to).filter(isOurs), at);
}

/** Everything that concerns one seat, added up. */
export function summed(lines: readonly News[], at: number): FightResult {
  const of = <N extends News['news']>(name: N) => lines.filter((line): line is NewsOf<N> => line.news === name);
  const sum = (list: readonly { readonly n: number }[]) => list.reduce((n, line) => n + line.n, 0);
  const destroyed = of('unit-destroyed').map(({ unit }) => unit);
  return {
    at,
    won: of('fight-ended').some(({ won }) => won),
    defeated: of('enemy-defeated').map(({ enemy }) => enemy),
    fame: sum(of('fame-gained')),
    reputation: sum(of('reputation-changed')),
    wounds: sum(of('wounds-taken')),
    toDiscard: sum(of('poisoned')),
    unitsWounded: of('unit-damaged').flatMap(({ unit, wounded }) =>
      wounded && !destroyed.includes(unit) ? [unit] : [],
    ),
    unitsDestroyed: destroyed,
    conquered: [
      ...of('conquered').map(({ site }) => ({ kind: 'site' as const, id: site })),
      ...of('city-conquered').map(({ city }) => ({ kind: 'city' as const, id: city })),
    ],
    knockedOut: of('knocked-out').length > 0,
    paralysed: of('paralysed').length > 0,
    withdrew: of('withdrew').length > 0,
  };
}
