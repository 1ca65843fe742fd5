import type { Seat } from './core/effect.ts';
import { heardBy } from './core/news.ts';
import type { Question } from './core/question.ts';
import { type Refusal, refuse } from './core/refusal.ts';
import type { Asked, Shown } from './protocol/asked.ts';
import type { Option } from './protocol/choice.ts';
import { MageKnight } from './rules/mage-knight.ts';
import { type GameSetup, newGame } from './rules/setup/setup.ts';
import { isSame } from './state/clone.ts';
import type { News, ToldNews } from './state/news.ts';
import type { State } from './state/state.ts';
import { type Known, knownTo } from './view/imagine.ts';
import { type View, viewOf } from './view/view.ts';

/** One answer that was given. */
export interface Answer {
  readonly seat: Seat;
  readonly key: string;
}

/** A question without what only the rules need of it. They ask nothing but what the protocol knows. */
export const shownTo = ({ seat, prompt, about = NOTHING, options }: Question): Shown =>
  ({ seat, prompt, about, choices: (options as readonly Option[]).map(({ choice }) => choice) }) as Shown;

const NOTHING = {};

/** A step that can be undone. */
interface Step {
  readonly before: State;
  readonly answer: Answer;
  readonly news: number;
}

/** Where undo stops: how many answers had been given, and the news of what was revealed by the last of them. */
export interface Fence {
  readonly at: number;
  readonly news: readonly ToldNews[];
}

/** One answer and what a seat heard because of it; the first moment is the set-up, before any answer. */
export interface Moment {
  /** How many answers had been given before it. */
  readonly at: number;
  /** Who answered; null for the set-up. */
  readonly seat: Seat | null;
  readonly news: readonly News[];
  /** Nothing up to and including it can be undone. */
  readonly fence: boolean;
}

/** Where the news of an answer begin, and whether undo stops behind it. */
interface Mark {
  readonly news: number;
  readonly fence: boolean;
}

/** Far more answers than any game has: the longest take a few thousand. */
export const MOST_ANSWERS = 100_000;

/** How many decisions can be undone at most: far more than anyone makes between two reveals. */
export const MOST_UNDO = 200;

/**
 * One game being played. The log of answers is the truth; the positions kept since the last reveal only make undo quick.
 * A seat takes back its own decisions, one by one, until something was revealed or another seat has decided (UND-01,
 * UND-02, UND-10). Legal answers cannot fill up memory: MOST_UNDO positions are kept, older detours that led
 * back to where they began leave the log, and a log of MOST_ANSWERS takes no more.
 */
export class Session {
  private table: MageKnight;
  private answers: Answer[] = [];
  private told: ToldNews[] = [];
  private steps: Step[] = [];
  private undone: Answer[] = [];
  private fence: Fence = { at: 0, news: [] };
  /** One for each answer. */
  private marks: Mark[] = [];

  private hasRecalled = true;

  /** How the game was set up; null when it began from a position in the middle of a game. */
  readonly setup: GameSetup | null;

  constructor(start: State | GameSetup, setup: GameSetup | null = null) {
    this.setup = 'stack' in start ? setup : start;
    this.table = this.seatAt('stack' in start ? start : newGame(start));
    this.fence = { at: 0, news: [...this.told] };
  }

  /**
   * Goes on at a position, knowing the set-up and the answers that led there but not playing them: quick, however long
   * the game was. Until `recall` has ended there is no news of them, and none of them can be taken back.
   */
  static resume(setup: GameSetup, answers: readonly Answer[], state: State): Session {
    const session = new Session(state, setup);
    session.answers = [...answers];
    session.marks = answers.map(() => ({ news: 0, fence: true }));
    session.fence = { at: answers.length, news: [] };
    session.hasRecalled = false;
    return session;
  }

  /**
   * Plays the answers of a resumed game again, one between two stops, and then knows all that happened. The game may be
   * played on meanwhile. Gives false, and leaves the game without its past, if the answers lead to another position.
   */
  *recall(): Generator<void, boolean> {
    const isKnown = yield* this.replayPast();
    this.hasRecalled = true;
    return isKnown;
  }

  private *replayPast(): Generator<void, boolean> {
    if (!this.setup) return false;
    const past = new Session(this.setup);
    for (let i = 0; i < this.answers.length; i++) {
      const { seat, key } = this.answers[i] as Answer;
      if (past.play(seat, key)) return false;
      yield;
    }
    // Something was undone meanwhile, so what was replayed is not what happened.
    const isUnchanged = past.answers.length === this.answers.length && isSame(past.answers.at(-1), this.answers.at(-1));
    if (!isUnchanged) return yield* this.replayPast();
    if (!isSame(past.state, this.state)) return false;
    // The position stays the very object it is: whoever looks at it sees that nothing changed.
    for (const part of ['told', 'marks', 'steps', 'fence'] as const) Object.assign(this, { [part]: past[part] });
    this.table.news = this.told;
    return true;
  }

  /** Whether all that can be known of the past is known; false until a resumed game has tried to recall it. */
  get isWhole(): boolean {
    return this.hasRecalled;
  }

  /** The position itself, with everything hidden in it. Not for players. */
  get state(): State {
    return this.table.state;
  }

  get log(): readonly Answer[] {
    return this.answers;
  }

  /** Everything that happened so far, for the seats that may know. */
  get news(): readonly ToldNews[] {
    return this.told;
  }

  get isOver(): boolean {
    return this.table.advance().length === 0;
  }

  /** The seats that must answer now. */
  get asked(): readonly Seat[] {
    return this.table.advance().map(question => question.seat);
  }

  /** The game as the rules see it, for queries (costs, limits with their terms) of a seat. */
  look(seat: Seat) {
    return this.table.look(seat);
  }

  /** What a seat is asked or may do now; null if it has to wait. */
  question(seat: Seat): Asked | null {
    const question = this.table.questionFor(seat);
    return question && this.shown(question);
  }

  /** Takes an answer. Nothing changes when it is refused: unknown, not this seat's to give, or late. */
  answer(seat: Seat, key: string, answers: number = this.answers.length): Refusal | null {
    if (answers !== this.answers.length) return refuse('STALE-ANSWER', { answers, now: this.answers.length });
    if (answers >= MOST_ANSWERS) return refuse('LOG-FULL');
    const refusal = this.play(seat, key);
    if (refusal) return refusal;
    this.undone = [];
    while (this.steps.length > MOST_UNDO) this.forgetOldest();
    return null;
  }

  /** Why a key would be refused, or null if it would be accepted. Changes nothing. */
  why(seat: Seat, key: string): Refusal | null {
    return this.table.clone().answer(seat, key);
  }

  /** Whether an answer would reveal something, so that it could not be undone. Changes nothing. */
  reveals(seat: Seat, key: string): boolean {
    return this.table.reveals(seat, key);
  }

  /** Undoes a seat's last decision; refused at the last reveal, which `lastReveal` describes. */
  undo(seat: Seat): Refusal | null {
    const step = this.steps.at(-1);
    if (!step) return refuse(this.answers.length === 0 ? 'UND-01' : 'UND-02', { at: this.fence.at });
    if (step.answer.seat !== seat) return refuse('UND-11', { by: step.answer.seat });
    this.steps.pop();
    this.answers.pop();
    this.marks.pop();
    this.told.length = step.news;
    this.undone.push(step.answer);
    this.table = new MageKnight(step.before);
    this.table.news = this.told;
    return null;
  }

  /** Redoes what was undone last. */
  redo(seat: Seat): Refusal | null {
    const answer = this.undone.at(-1);
    if (!answer) return refuse('UND-01');
    if (answer.seat !== seat) return refuse('UND-11', { by: answer.seat });
    this.undone.pop();
    return this.play(answer.seat, answer.key);
  }

  /** How many decisions this seat can undo, and redo. */
  undoable(seat: Seat): { readonly undo: number; readonly redo: number } {
    const own = (list: readonly { seat: Seat }[]) => list.length - (list.findLastIndex(x => x.seat !== seat) + 1);
    return { undo: own(this.steps.map(step => step.answer)), redo: own(this.undone) };
  }

  /** How many answers had been given where undo stops. */
  get settled(): number {
    return this.fence.at;
  }

  /** What this seat learned where undo stops. */
  lastReveal(seat: Seat): { readonly at: number; readonly news: readonly News[] } {
    return { at: this.fence.at, news: heardBy(this.fence.news, seat) };
  }

  /**
   * The whole game as this seat heard it, answer by answer, with the places that undo cannot pass. Answers of others that
   * were not heard are left out: the number of decisions may give away what is in a hand. With `since` only
   * what was heard because of that answer and those after it; where undo has stopped nothing before it changes any more.
   */
  history(seat: Seat, since = -1): readonly Moment[] {
    const heard = (from: number, to: number | undefined) => heardBy(this.told.slice(from, to), seat);
    const moments: Moment[] = [];
    if (since < 0) moments.push({ at: 0, seat: null, news: heard(0, this.marks[0]?.news), fence: true });
    for (let at = Math.max(0, since); at < this.marks.length; at++) {
      const { news: from, fence } = this.marks[at] as Mark;
      const by = this.answers[at]?.seat ?? null;
      const news = heard(from, this.marks[at + 1]?.news);
      const last = moments.at(-1);
      if (by === seat || news.length > 0) moments.push({ at, seat: by, news, fence });
      else if (fence && last) moments[moments.length - 1] = { ...last, fence };
    }
    return moments;
  }

  /** All that a seat knows, for players that search. */
  known(seat: Seat): Known {
    return knownTo(this.state, seat);
  }

  /** What a seat may see; anything that is not a seat of this game sees what everyone sees. */
  view(seat: Seat | null): View {
    return viewOf(this.state, this.state.players.some((_, i) => i === seat) ? seat : null);
  }

  private play(seat: Seat, key: string): Refusal | null {
    const before = this.table.clone();
    const news = this.told.length;
    let refusal: Refusal | null;
    try {
      refusal = this.table.answer(seat, key);
    } catch (error) {
      // A change that throws is a bug; the game continues from where it was.
      this.told.length = news;
      this.table = before;
      this.table.news = this.told;
      throw error;
    }
    if (refusal) return refusal;
    // UND-11: what another seat did before this answer is settled.
    const last = this.steps.at(-1);
    if (last && last.answer.seat !== seat) this.settle([]);
    this.answers.push({ seat, key });
    this.marks.push({ news, fence: false });
    if (this.state.fence > before.state.fence) this.settle(this.told.slice(news));
    else this.steps.push({ before: before.state, answer: { seat, key }, news });
    return null;
  }

  /** Nothing up to here can be undone any more. */
  private settle(news: readonly ToldNews[]): void {
    this.steps = [];
    this.fence = { at: this.answers.length, news };
    const mark = this.marks.at(-1);
    if (mark) this.marks[this.marks.length - 1] = { ...mark, fence: true };
  }

  /** Forgets the oldest position kept. What led from it to the very same position later leaves the log with it. */
  private forgetOldest(): void {
    const [oldest, ...later] = this.steps as [Step, ...Step[]];
    const first = this.answers.length - this.steps.length;
    const back = later.findIndex(step => isSame(step.before, oldest.before));
    if (back < 0) {
      this.steps = later;
      this.fence = { ...this.fence, at: first + 1 };
      this.marks[first] = { ...(this.marks[first] as Mark), fence: true };
      return;
    }
    const length = back + 1;
    const news = (later[back] as Step).news - oldest.news;
    this.told.splice(oldest.news, news);
    this.answers.splice(first, length);
    this.marks.splice(first, length);
    this.marks = this.marks.map((mark, at) => (at < first ? mark : { ...mark, news: mark.news - news }));
    this.steps = this.steps.slice(length).map(step => ({ ...step, news: step.news - news }));
  }

  private seatAt(state: State): MageKnight {
    const table = new MageKnight(state);
    table.news = this.told;
    table.advance();
    return table;
  }

  private shown(question: Question): Asked {
    return { ...shownTo(question), answers: this.answers.length, standing: !this.asked.includes(question.seat) };
  }
}
