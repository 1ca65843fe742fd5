import type { Name, News, Points, Seat, Term } from '@deedbook/engine';

/** Points of one kind this turn: everything that gave some; what is left is in the position. */
export interface Gained {
  readonly n: number;
  readonly terms: readonly Term[];
}

/** The points gained this turn, derived from the news: no more than a player who watched would know. */
export function gainedThisTurn(news: readonly News[], seat: Seat, points: Points): Gained {
  const began = news.findLastIndex(told => told.news === 'turn-began' && told.seat === seat);
  const terms: Term[] = [];
  const add = (from: Name, n: number) => terms.push({ from, op: 'add', n });
  let site: Name = 'rule';
  for (const told of news.slice(began + 1)) {
    if (told.news === 'interaction-began') {
      site = told.site;
      // INT-03: with the locals, Influence starts with the Reputation modifier.
      if (points === 'influence') terms.splice(0, terms.length, ...reputed(told.modifier));
    }
    if (told.news === 'healing-bought' && told.seat === seat && points === 'heal') add(site, 1);
    if (told.news === 'points-gained' && told.seat === seat && told.points === points) add(told.from, told.n);
  }
  return { n: terms.reduce((sum, { n }) => sum + n, 0), terms };
}

const reputed = (n: number): Term[] => (n === 0 ? [] : [{ from: 'reputation', op: 'add', n }]);
