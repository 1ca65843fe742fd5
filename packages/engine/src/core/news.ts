import type { Seat } from './effect.ts';

/** Something that happened, and the seats that may know about it; `null` means everyone. */
export interface Told<N> {
  readonly to: readonly Seat[] | null;
  readonly news: N;
}

/** The news one seat may know. */
export const heardBy = <N>(told: readonly Told<N>[], seat: Seat): N[] =>
  told.filter(({ to }) => to === null || to.includes(seat)).map(({ news }) => news);
