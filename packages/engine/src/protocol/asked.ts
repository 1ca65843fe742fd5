import type { Seat } from '../core/effect.ts';
import type { Choice } from './choice.ts';
import type { AboutOf, Prompt } from './prompts.ts';

/** What a question of one kind asks, as a screen, a bot or a wire sees it: plain JSON. */
interface ShownOf<P extends Prompt> {
  readonly seat: Seat;
  readonly prompt: P;
  readonly about: AboutOf<P>;
  readonly choices: readonly Choice[];
}
export type Shown = { [P in Prompt]: ShownOf<P> }[Prompt];

/** When it is asked. */
interface Now {
  /** The number of answers so far: to be sent back with the answer, so that a late or doubled one is refused. */
  readonly answers: number;
  /** Not asked, but allowed: something that may be done on another player's turn. */
  readonly standing: boolean;
}

/** A question of one kind, and any question. */
export type AskedOf<P extends Prompt> = ShownOf<P> & Now;
export type Asked = { [P in Prompt]: AskedOf<P> }[Prompt];
