import '../content/index.ts';
import type { Effect, Frame } from '../core/effect.ts';
import type { Refusal } from '../core/refusal.ts';
import { MageKnight } from '../rules/mage-knight.ts';
import { cloneState, isSame } from '../state/clone.ts';
import type { State } from '../state/state.ts';

/** A copy of a position without its stack. */
const withoutStack = (state: State): State => ({ ...cloneState(state), stack: [] });

/**
 * A game that detects what vanishes silently: a part of a card, Unit or Skill that asked nothing, changed nothing, told
 * nothing and led to nothing.
 */
export class Watching extends MageKnight {
  readonly vanished: string[] = [];
  private answered: Effect | null = null;
  private resolving: { frame: Frame; queue: readonly Frame[]; before: State; told: number } | null = null;

  constructor(state: State) {
    super(state);
    this.news = [];
  }

  /** Answers for the seat asked, and checks everything that follows. */
  say(key: string): void {
    const [question] = this.advance();
    this.answered = this.stack.at(-1)?.effect ?? null;
    const refusal = question ? this.answer(question.seat, key) : null;
    if (refusal) throw new Error(`'${key}' is refused by ${refusal.rule}`);
    this.lookBack();
  }

  protected override query(frame: Frame) {
    this.lookBack();
    return super.query(frame);
  }

  protected override change(frame: Frame, queue: Frame[]) {
    this.lookBack();
    const told = this.news?.length ?? 0;
    this.resolving = { frame, queue, before: withoutStack(this.state), told };
    return super.change(frame, queue);
  }

  protected override lost(frame: Frame, why: Refusal): void {
    const told = this.news?.length;
    super.lost(frame, why);
    if (frame.card !== '' && this.news?.length === told) this.vanished.push(`${frame.effect.fx} of ${frame.card}`);
  }

  private lookBack(): void {
    const last = this.resolving;
    this.resolving = null;
    if (!last || last.frame.card === '' || last.queue.length > 0 || (this.news?.length ?? 0) > last.told) return;
    const { effect, card } = last.frame;
    if (effect !== this.answered && isSame(withoutStack(this.state), last.before))
      this.vanished.push(`${effect.fx} of ${card}`);
  }
}
