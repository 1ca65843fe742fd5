import type { Seat } from './effect.ts';

/** Something that happened, and the seats that may know; `null` for all. */
export interface Told<N> {
  readonly to: readonly Seat[] | null;
  readonly news: N;
}

/** What one seat hears of it. */
export const heardBy = <N>(told: readonly Told<N>[], seat: Seat): N[] =>
  told.filter(({ to }) => to === null || to.includes(seat)).map(({ news }) => news);
