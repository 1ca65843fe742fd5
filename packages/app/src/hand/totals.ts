import type { Name, News, Points, Seat, Term } from '@deedbook/engine';

/** Points of one kind in this turn: everything that gave some, and what is left is in the position. */
export interface Gained {
  readonly n: number;
  readonly terms: readonly Term[];
}

/** What has a name and may have given the points told of next. */
function sourceOf(news: News): Name | null {
  switch (news.news) {
    case 'card-played':
      return news.card;
    case 'skill-used':
      return news.skill;
    case 'unit-used':
      return news.unit;
    case 'tactic-used':
      return news.tactic;
    default:
      return null;
  }
}

/** What this turn has given of some points, told from the news: no more than a player who watched would know. */
export function gainedThisTurn(news: readonly News[], seat: Seat, points: Points): Gained {
  const began = news.findLastIndex(told => told.news === 'turn-began' && told.seat === seat);
  const terms: Term[] = [];
  let from: Name = 'rule';
  for (const told of news.slice(began + 1)) {
    from = sourceOf(told) ?? from;
    // INT-03: with the locals, Influence begins at what they think of the hero.
    if (told.news === 'interaction-began' && points === 'influence')
      terms.splice(0, terms.length, ...reputed(told.modifier));
    if (told.news === 'points-gained' && told.seat === seat && told.points === points) {
      terms.push({ from, op: 'add', n: told.n });
    }
  }
  return { n: terms.reduce((sum, { n }) => sum + n, 0), terms };
}

const reputed = (n: number): Term[] => (n === 0 ? [] : [{ from: 'reputation', op: 'add', n }]);
