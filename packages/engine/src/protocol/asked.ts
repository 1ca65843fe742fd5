import type { Seat } from '../core/effect.ts';
import type { Choice } from './choice.ts';
import type { AboutOf, Prompt } from './prompts.ts';

/** A question of one kind as screens, bots and remote clients see it: plain JSON. */
interface ShownOf<P extends Prompt> {
  readonly seat: Seat;
  readonly prompt: P;
  readonly about: AboutOf<P>;
  readonly choices: readonly Choice[];
}
export type Shown = { [P in Prompt]: ShownOf<P> }[Prompt];

/** The circumstances of the question. */
interface Now {
  /** The number of answers so far. Send it back with the answer, so that a late or repeated one is refused. */
  readonly answers: number;
  /** Not a question but a standing option: something the seat may do on another player's turn. */
  readonly standing: boolean;
}

/** A question of one kind; any question. */
export type AskedOf<P extends Prompt> = ShownOf<P> & Now;
export type Asked = { [P in Prompt]: AskedOf<P> }[Prompt];
