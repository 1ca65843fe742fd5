import type { Frame } from '../../core/effect.ts';
import type { Question } from '../../core/question.ts';
import type { Refusal } from '../../core/refusal.ts';
import { Resolver } from '../../core/resolver.ts';
import type { Modifier } from '../../state/modifiers.ts';
import type { State } from '../../state/state.ts';
import type { Finishing } from '../../state/turn.ts';
import { Game, tellLost, type WritableGame } from '../game.ts';
import { Query } from '../query.ts';

/** Whether a lasting effect belongs to the turn that is ending. */
const isOf =
  ({ seat }: Pick<Finishing, 'seat'>) =>
  (m: Modifier): boolean =>
    m.until === 'turn' && m.seat === seat;

/**
 * Resolves the end of a turn the next player did not wait for (REW-06): a separate stack over the same position. While
 * it runs, the turn in the position is that of the late player.
 */
export class Finisher extends Resolver<Query, Game> {
  private readonly game: WritableGame;

  constructor(game: WritableGame) {
    super();
    this.game = game;
  }

  get stack(): Frame[] {
    return this.state.finishing?.stack ?? [];
  }

  /** What the late player is asked. With nothing left to choose, that player has finished. */
  override advance(): readonly Question[] {
    return this.inOwnTurn(() => super.advance());
  }

  override answer(...answer: Parameters<Resolver<Query, Game>['answer']>): ReturnType<Resolver<Query, Game>['answer']> {
    return this.inOwnTurn(() => super.answer(...answer));
  }

  protected override query(frame: Frame): Query {
    return new Query(this.game, frame.seat, frame.card, frame.bonus);
  }

  protected override change(frame: Frame, queue: Frame[]): Game {
    return new Game(this.game, frame, queue);
  }

  protected override lost(frame: Frame, why: Refusal): void {
    tellLost(this.game, frame, why);
  }

  protected override standing(): null {
    return null;
  }

  private get state(): State {
    return this.game.state;
  }

  private isSwapped = false;

  private inOwnTurn<T>(act: () => T): T {
    const s = this.state;
    const late = s.finishing;
    if (late === null || this.isSwapped) return act();
    const { turn, rewards, modifiers } = s;
    const own = { turn: { ...late.turn }, rewards: late.rewards, modifiers: [...modifiers, ...late.modifiers] };
    Object.assign(s, own);
    this.isSwapped = true;
    try {
      return act();
    } finally {
      this.isSwapped = false;
      const isLeft = late.stack.length > 0;
      const isKept = isOf(late);
      const { modifiers: after } = s;
      s.finishing = isLeft ? { ...late, turn: s.turn, rewards: s.rewards, modifiers: after.filter(isKept) } : null;
      s.modifiers = after === own.modifiers ? modifiers : after.filter(m => !isKept(m));
      s.turn = turn;
      s.rewards = rewards;
    }
  }
}

/** Sets aside the end of a turn, from an index in the stack upward, so that the game can continue below it. */
export function setAside(s: State, from: number): void {
  const { turn, rewards, modifiers } = s;
  const late = { seat: turn.seat as number, turn: { ...turn }, rewards };
  const isKept = isOf(late);
  s.finishing = { ...late, modifiers: modifiers.filter(isKept), stack: s.stack.splice(from) };
  // END-11: for everyone else, the turn is over.
  s.modifiers = modifiers.filter(m => m.until !== 'turn');
  s.rewards = [];
  turn.seat = null;
}
