import type { Asked, Known, View } from '@deedbook/engine';

/** What a bot gets: the question its seat is asked and, on demand, what that seat may see. */
export interface Sight {
  readonly asked: Asked;
  view(): View;
  /** Everything the seat knows, for bots that search. Not every table provides it. */
  known?(): Known;
}

/** A computer player. It decides only by what its seat may know. */
export interface Bot {
  /** The key of one of the choices. Null declines, which is allowed only for a standing option. */
  choose(sight: Sight): string | null;
}
