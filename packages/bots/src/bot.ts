import type { Asked, Known, View } from '@deedbook/engine';

/** What a bot has before its eyes: what its seat is asked and, if it cares to look, what that seat may see. */
export interface Sight {
  readonly asked: Asked;
  view(): View;
  /** All that the seat knows, for bots that search; where the table does not offer it they play without. */
  known?(): Known;
}

/** A player that needs no person. It decides by what its seat may know, and by nothing else. */
export interface Bot {
  /** The key of one of the choices. Only a standing option may be left alone, with null. */
  choose(sight: Sight): string | null;
}
