import { type Effect, type Frame, frameOf, type Seat } from './effect.ts';
import { type Ask, optionOf, type Question } from './question.ts';
import { Refusal, refuse } from './refusal.ts';
import { type Change, ruleOf } from './rule.ts';

/** A rule waiting for answers. Not part of the position: a copy rebuilds it from `answers`. */
interface Waiting<G> {
  readonly frame: Frame;
  readonly asking: Ask<Refusal | Change<G>>;
  readonly questions: readonly Question[];
  /** Several seats were asked at once; the rule expects a list of values. */
  readonly several: boolean;
}

/** There was nothing to choose from. */
const NO_CHOICE = refuse('CRD-11');
const NOBODY: readonly Question[] = [];

/** How many effects may resolve between two questions: a hundred times more than any turn needs. */
const MOST_STEPS = 20_000;

/**
 * Resolves effects. The stack is the game: what is still to happen, next one last. A rule first asks its questions,
 * over a position it cannot write, and then returns the change, which cannot ask. Anything that must follow is queued
 * as more effects. So a half-answered rule is fully described by its frame: the effect and the answers so far. The
 * waiting generator is only a cache.
 */
export abstract class Resolver<Q, G> {
  abstract readonly stack: Frame[];
  protected abstract query(frame: Frame): Q;
  protected abstract change(frame: Frame, queue: Frame[]): G;
  /** What a seat may do without being asked, when no rule is half answered. */
  protected abstract standing(seat: Seat): Question<Effect> | null;
  /** What a seat may do while another seat is making a choice that nobody else has to wait for. */
  protected meanwhile(_seat: Seat): Question<Effect> | null {
    return null;
  }
  /** Whether a seat still has to make a choice that the others did not wait for. */
  protected get isSomeoneLate(): boolean {
    return false;
  }

  /** Called when an effect comes up that can no longer do anything. */
  protected abstract lost(frame: Frame, why: Refusal): void;

  private waiting: Waiting<G> | null = null;
  /** Who gave the answer being resolved; null during setup and while reading a game. */
  answering: Seat | null = null;

  /** Resolves frames until a seat must answer (returns one question per seat asked) or the stack is empty (none). */
  advance(): readonly Question[] {
    for (let steps = 0; !this.waiting; steps++) {
      const frame = this.stack.at(-1);
      if (!frame) return NOBODY;
      // Only a forged position gets here: in a real game a question always comes up soon.
      if (steps > MOST_STEPS) throw new Error('effects follow each other without end');
      const { rule, traits } = ruleOf(frame.effect.fx);
      if (traits.waits && this.isSomeoneLate) return NOBODY;
      const begun = rule(this.query(frame), frame.effect);
      const outcome = isAsking(begun) ? this.listen(frame, begun, begun.next(), 0) : begun;
      if (outcome) this.resolve(frame, outcome);
    }
    return this.unanswered(this.waiting);
  }

  /** What this seat may answer now: the question it is asked, or its standing options, or null. */
  questionFor(seat: Seat): Question | null {
    if (!Number.isInteger(seat)) return null;
    for (const question of this.advance()) if (question.seat === seat) return question;
    return this.outOfTurn(seat);
  }

  /** Takes an answer and resolves what follows. A key that is not offered is refused before anything changes. */
  answer(seat: Seat, key: string): Refusal | null {
    // Answers come from outside (a network, a file, a script), so neither the seat nor the key can be trusted.
    if (!Number.isInteger(seat)) return refuse('NOT-ASKED', { key: typeof key });
    if (typeof key !== 'string') return refuse('UNKNOWN-ANSWER', { key: typeof key });
    const questions = this.advance();
    const asked = questions.find(question => question.seat === seat);
    this.answering = seat;
    if (!asked) return this.interrupt(seat, key);
    const option = optionOf(asked, key);
    if (!option) return asked.refused?.(key) ?? refuse('UNKNOWN-ANSWER', { key, prompt: asked.prompt });
    const { frame, asking, several } = this.waiting as Waiting<G>;
    this.waiting = null;
    if (several) {
      this.replaceTop({ ...frame, early: [...frame.early, { seat, key }] });
    } else {
      const step = asking.next(option.value);
      if (step.done) {
        this.resolve(frame, step.value);
      } else {
        const answered: Frame = { ...frame, answers: [...frame.answers, key] };
        this.replaceTop(answered);
        const outcome = this.listen(answered, asking, step, answered.answers.length);
        if (outcome) this.resolve(answered, outcome);
      }
    }
    this.advance();
    return null;
  }

  /** Whether an effect could do anything now, according to the rule that would resolve it. */
  isPossible(q: Q, effect: Effect): boolean {
    const { rule, traits } = ruleOf(effect.fx);
    const begun = rule(q, effect);
    if (!isAsking(begun)) return !(begun instanceof Refusal);
    if (traits.sure) return true;
    const first = begun.next();
    if (first.done) return !(first.value instanceof Refusal);
    return isSeveral(first.value) ? first.value.every(hasOptions) : first.value.options.length > 0;
  }

  /** Why an effect would do nothing now, or null. Slow, so only on demand. */
  whyImpossible(q: Q, effect: Effect): Refusal | null {
    const begun = ruleOf(effect.fx).rule(q, effect);
    if (!isAsking(begun)) return begun instanceof Refusal ? begun : null;
    const first = begun.next();
    if (first.done) return first.value instanceof Refusal ? first.value : null;
    const stuck = (isSeveral(first.value) ? first.value : [first.value]).find(question => !hasOptions(question));
    return stuck ? (stuck.refused?.('') ?? NO_CHOICE) : null;
  }

  /** The position changed while a rule was waiting, so that rule starts over. */
  protected forget(): void {
    this.waiting = null;
  }

  /** What a seat may do when it is not asked: only if no rule is half answered, or if the question asked can wait. */
  private outOfTurn(seat: Seat): Question<Effect> | null {
    const top = this.stack.at(-1);
    if (top === undefined) return null;
    const { calm, mayWait } = ruleOf(top.effect.fx).traits;
    if (calm && top.answers.length === 0) return this.standing(seat);
    return mayWait ? this.meanwhile(seat) : null;
  }

  private interrupt(seat: Seat, key: string): Refusal | null {
    const standing = this.outOfTurn(seat);
    const option = standing?.options.find(o => o.choice.key === key);
    if (!option) return standing?.refused?.(key) ?? refuse('NOT-ASKED', { seat, key });
    this.waiting = null;
    this.stack.push(frameOf(option.value as Effect, seat));
    this.advance();
    return null;
  }

  /** Replays the answers so far into a rule, until it returns a result or asks for more. */
  private listen(
    begun: Frame,
    asking: Ask<Refusal | Change<G>>,
    first: IteratorResult<Question | readonly Question[], Refusal | Change<G>>,
    from: number,
  ): Refusal | Change<G> | null {
    let frame = begun;
    let step = first;
    let answered = from;
    while (!step.done) {
      if (isSeveral(step.value)) {
        const values = this.hear(frame, step.value, answered);
        if (!values) {
          this.waiting = { frame, asking, questions: step.value, several: true };
          return null;
        }
        frame = this.stack.at(-1) as Frame;
        answered += values.length;
        step = asking.next(values);
        continue;
      }
      const question = step.value;
      if (!question.find) {
        const { options } = question;
        if (options.length === 0) {
          const why = question.refused?.('') ?? null;
          // A menu always offers a way to continue, so an empty one is a bug and must not be hidden. If the question
          // has a reason for being empty (a repeated effect, for example), the effect does not happen.
          if (question.always && why === null) throw new Error(`nothing can be answered to '${question.prompt}'`);
          return why ?? NO_CHOICE;
        }
        if (options.length === 1 && !question.always) {
          step = asking.next((options[0] as Question['options'][number]).value);
          continue;
        }
      }
      if (answered === frame.answers.length) {
        this.waiting = { frame, asking, questions: [question], several: false };
        return null;
      }
      step = asking.next(chosenBy(question, frame.answers[answered++] as string));
    }
    return step.value;
  }

  /** The values several seats chose, in the order of the questions; null while one is missing. */
  private hear(frame: Frame, questions: readonly Question[], from: number): unknown[] | null {
    if (frame.answers.length > from) return questions.map((q, i) => chosenBy(q, frame.answers[from + i] as string));
    if (frame.early.length < questions.length) return null;
    const keys = questions.map(q => frame.early.find(early => early.seat === q.seat)?.key as string);
    this.replaceTop({ ...frame, answers: [...frame.answers, ...keys], early: [] });
    return questions.map((q, i) => chosenBy(q, keys[i] as string));
  }

  private unanswered(waiting: Waiting<G>): readonly Question[] {
    const { early } = waiting.frame;
    if (early.length === 0) return waiting.questions;
    return waiting.questions.filter(q => !early.some(e => e.seat === q.seat));
  }

  /** Pops the effect and carries out its result. A refused effect does not happen, and its owner is told why. */
  private resolve(frame: Frame, outcome: Refusal | Change<G>): void {
    this.stack.pop();
    if (outcome instanceof Refusal) {
      this.lost(frame, outcome);
      return;
    }
    const queue: Frame[] = [];
    outcome(this.change(frame, queue));
    for (let i = queue.length - 1; i >= 0; i--) this.stack.push(queue[i] as Frame);
  }

  private replaceTop(frame: Frame): void {
    this.stack[this.stack.length - 1] = frame;
  }
}

const isAsking = <T>(x: Refusal | Change<never> | Ask<T> | object): x is Ask<T> =>
  typeof x === 'object' && !(x instanceof Refusal);

const hasOptions = (question: Question): boolean => question.options.length > 0;

const isSeveral = (x: Question | readonly Question[]): x is readonly Question[] => Array.isArray(x);

function chosenBy(question: Question, key: string): unknown {
  const option = optionOf(question, key);
  if (!option) throw new Error(`'${key}' does not answer '${question.prompt}'`);
  return option.value;
}
