import type { News } from '@deedbook/engine';

/** One player's game in numbers, counted from public news. */
export interface Tally {
  /** Fame at the start and at the end of each Round. */
  readonly fame: readonly number[];
  readonly wounds: number;
  readonly cards: number;
  readonly fights: number;
  readonly enemies: number;
  readonly tiles: number;
}

/**
 * Counts a game. `fame` is the players' final Fame: the chart is computed backward from it, so it is right at its end.
 */
export function tally(news: readonly News[], fame: readonly number[]): Tally[] {
  const count = {
    wounds: zeros(fame),
    cards: zeros(fame),
    fights: zeros(fame),
    enemies: zeros(fame),
    tiles: zeros(fame),
  };
  const gained = zeros(fame);
  const after: number[][] = [];
  const add = (list: number[], seat: number | null, n = 1) => {
    if (seat !== null && seat in list) list[seat] = (list[seat] as number) + n;
  };
  for (const each of news) {
    if (each.news === 'round-ended') after.push([...gained]);
    else if (each.news === 'fame-gained') add(gained, each.seat, each.n);
    else if (each.news === 'wounds-taken' || each.news === 'poisoned') add(count.wounds, each.seat, each.n);
    else if (each.news === 'card-played') add(count.cards, each.seat);
    else if (each.news === 'fight-ended') add(count.fights, each.seat);
    else if (each.news === 'enemy-defeated') add(count.enemies, each.seat);
    else if (each.news === 'explored') add(count.tiles, each.seat);
  }
  // The last Round may end with the game rather than on its own.
  const last = after.at(-1);
  if (!last || gained.some((n, seat) => n !== last[seat])) after.push([...gained]);
  return fame.map((end, seat) => {
    const start = end - (gained[seat] as number);
    return {
      fame: [start, ...after.map(round => start + (round[seat] as number))],
      wounds: count.wounds[seat] as number,
      cards: count.cards[seat] as number,
      fights: count.fights[seat] as number,
      enemies: count.enemies[seat] as number,
      tiles: count.tiles[seat] as number,
    };
  });
}

const zeros = (like: readonly unknown[]): number[] => like.map(() => 0);
