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

/** An answer that was given. */
export interface Answer {
  readonly seat: Seat;
  readonly key: string;
}

/** Recent answers by seat and key. Equal answers are one object: a server keeps those of thousands of games. */
const recent: Map<string, Answer>[] = [];
const MOST_RECENT = 5_000;

function answerOf(seat: Seat, key: string): Answer {
  recent[seat] ??= new Map();
  const known = recent[seat];
  let answer = known.get(key);
  if (!answer) {
    if (known.size >= MOST_RECENT) known.clear();
    answer = { seat, key };
    known.set(key, answer);
  }
  return answer;
}

/** A question without the fields only the rules need. */
export const shownTo = ({ seat, prompt, about = NOTHING, options }: Question): Shown =>
  ({ seat, prompt, about, choices: (options as readonly Option[]).map(({ choice }) => choice) }) as Shown;

const NOTHING = {};

/** A step that can be undone. */
interface Step {
  readonly before: State;
  readonly answer: Answer;
  readonly news: number;
}

/** Where undo stops: how many answers had been given, and the news the last of them revealed. */
export interface Fence {
  readonly at: number;
  readonly news: readonly ToldNews[];
}

/** One answer and what a seat heard because of it. The first moment is the setup, before any answer. */
export interface Moment {
  /** How many answers had been given before it. */
  readonly at: number;
  /** Who answered; null for the setup. */
  readonly seat: Seat | null;
  readonly news: readonly News[];
  /** Undo cannot pass this moment. */
  readonly fence: boolean;
}

/** Where the news of an answer begins, and whether undo stops after it. */
interface Mark {
  readonly news: number;
  readonly fence: boolean;
}

/** The mark of an answer whose news was let go, or not learned yet. */
const SETTLED: Mark = { news: 0, fence: true };

/** Far more answers than any game has; the longest take a few thousand. */
export const MOST_ANSWERS = 100_000;

/** How many decisions can be undone at most; far more than anyone makes between two reveals. */
export const MOST_UNDO = 200;

/**
 * One game in progress. The log of answers is the source of truth; the positions kept since the last reveal only make
 * undo fast. A seat undoes its own decisions one by one, back to the last reveal or the last decision of another seat
 * (UND-01, UND-02, UND-10). Legal answers cannot fill memory: at most MOST_UNDO positions are kept, older detours that
 * led back to where they started are dropped from the log, and a log of MOST_ANSWERS accepts no more.
 */
export class Session {
  private game: MageKnight;
  private answers: Answer[] = [];
  private told: ToldNews[] = [];
  private steps: Step[] = [];
  private undone: Answer[] = [];
  private fence: Fence = { at: 0, news: [] };
  /** One per answer. */
  private marks: Mark[] = [];

  private hasRecalled = true;

  /** How the game was set up; null if it started from a position in mid-game. */
  readonly setup: GameSetup | null;

  constructor(start: State | GameSetup, setup: GameSetup | null = null) {
    this.setup = 'stack' in start ? setup : start;
    this.game = this.gameAt('stack' in start ? start : newGame(start));
    this.fence = { at: 0, news: [...this.told] };
  }

  /**
   * Continues from a saved position, with the setup and answers that led there but without replaying them, so it is
   * fast even for a long game. Until `recall` has finished there is no news of those answers and they cannot be undone.
   */
  static resume(setup: GameSetup, answers: readonly Answer[], state: State): Session {
    const session = new Session(state, setup);
    session.answers = [...answers];
    session.marks = answers.map(() => SETTLED);
    session.fence = { at: answers.length, news: [] };
    session.hasRecalled = false;
    return session;
  }

  /**
   * Replays the answers of a resumed game, one per step, to learn everything that happened. The game can go on
   * meanwhile. Returns false, and leaves the game without its past, if the answers lead to a different position.
   */
  *recall(): Generator<void, boolean> {
    const isKnown = yield* this.replayPast();
    this.hasRecalled = true;
    return isKnown;
  }

  /**
   * Lets go of the news of all answers that are beyond undo, to save memory. The answers stay, so that a replay can tell
   * it again.
   */
  forgetPast(): void {
    const { at } = this.fence;
    if (this.setup === null || at === 0) return;
    const news = this.marks[at]?.news ?? this.told.length;
    this.told.splice(0, news);
    this.marks = this.marks.map((mark, i) => (i < at ? SETTLED : { ...mark, news: mark.news - news }));
    this.steps = this.steps.map(step => ({ ...step, news: step.news - news }));
    this.fence = { at, news: [] };
    this.hasRecalled = false;
  }

  private *replayPast(): Generator<void, boolean> {
    if (!this.setup) return false;
    const past = new Session(this.setup);
    for (let i = 0; i < this.answers.length; i++) {
      const { seat, key } = this.answers[i] as Answer;
      if (past.play(seat, key)) return false;
      yield;
    }
    // If something was undone meanwhile, the replay is not what happened.
    const isUnchanged = past.answers.length === this.answers.length && isSame(past.answers.at(-1), this.answers.at(-1));
    if (!isUnchanged) return yield* this.replayPast();
    if (!isSame(past.state, this.state)) return false;
    // The position object stays the same, so its observers see that nothing changed.
    for (const part of ['told', 'marks', 'steps', 'fence'] as const) Object.assign(this, { [part]: past[part] });
    this.game.news = this.told;
    return true;
  }

  /**
   * Whether everything that can be known about the past is known; false until a resumed game has tried to recall it, and
   * after its past was let go.
   */
  get isWhole(): boolean {
    return this.hasRecalled;
  }

  /** The position itself, including everything hidden. Not for players. */
  get state(): State {
    return this.game.state;
  }

  get log(): readonly Answer[] {
    return this.answers;
  }

  /** Everything that has happened, with the seats that may know. */
  get news(): readonly ToldNews[] {
    return this.told;
  }

  get isOver(): boolean {
    return this.game.advance().length === 0;
  }

  /** The seats that must answer now. */
  get asked(): readonly Seat[] {
    return this.game.advance().map(question => question.seat);
  }

  /** The game as the rules see it, for a seat's queries (costs and limits with their terms). */
  queryFor(seat: Seat) {
    return this.game.queryFor(seat);
  }

  /** What a seat is asked or may do now; null if it has to wait. */
  question(seat: Seat): Asked | null {
    const question = this.game.questionFor(seat);
    return question && this.shown(question);
  }

  /** Takes an answer. A refused one (unknown key, wrong seat, late) changes nothing. */
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
    return this.game.clone().answer(seat, key);
  }

  /** Whether an answer would reveal something and so could not be undone. Changes nothing. */
  reveals(seat: Seat, key: string): boolean {
    return this.game.reveals(seat, key);
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
    this.game = new MageKnight(step.before);
    this.game.news = this.told;
    return null;
  }

  /** Redoes the last decision that was undone. */
  redo(seat: Seat): Refusal | null {
    const answer = this.undone.at(-1);
    if (!answer) return refuse('UND-01');
    if (answer.seat !== seat) return refuse('UND-11', { by: answer.seat });
    this.undone.pop();
    return this.play(answer.seat, answer.key);
  }

  /** How many decisions this seat can undo, and redo. */
  undoable(seat: Seat): { readonly undo: number; readonly redo: number } {
    const undo = this.steps.length - (this.steps.findLastIndex(({ answer }) => answer.seat !== seat) + 1);
    const redo = this.undone.length - (this.undone.findLastIndex(answer => answer.seat !== seat) + 1);
    return { undo, redo };
  }

  /** How many answers are beyond undo. */
  get settled(): number {
    return this.fence.at;
  }

  /** The position that undo cannot pass: what follows from it are the answers after the first `settled`. */
  get settledState(): State {
    return this.steps[0]?.before ?? this.state;
  }

  /** What this seat learned at the point where undo stops. */
  lastReveal(seat: Seat): { readonly at: number; readonly news: readonly News[] } {
    return { at: this.fence.at, news: heardBy(this.fence.news, seat) };
  }

  /**
   * The game as this seat heard it, answer by answer, with the points undo cannot pass. Answers of other seats that
   * this seat heard nothing of are left out, because the number of decisions can give away what is in a hand. With
   * `since`, starts at that answer; nothing before a point undo cannot pass ever changes.
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

  /** Everything a seat knows, for players that search. */
  known(seat: Seat): Known {
    return knownTo(this.state, seat);
  }

  /** What a seat may see. Anything that is not a seat of this game gets what everyone can see. */
  view(seat: Seat | null): View {
    return viewOf(this.state, this.state.players.some((_, i) => i === seat) ? seat : null);
  }

  private play(seat: Seat, key: string): Refusal | null {
    const before = this.game.clone();
    const news = this.told.length;
    let refusal: Refusal | null;
    try {
      refusal = this.game.answer(seat, key);
    } catch (error) {
      // A change that throws is a bug; the game continues from the position before it.
      this.told.length = news;
      this.game = before;
      this.game.news = this.told;
      throw error;
    }
    if (refusal) return refusal;
    // UND-11: decisions another seat made before this answer can no longer be undone.
    const last = this.steps.at(-1);
    if (last && last.answer.seat !== seat) this.settle([]);
    const answer = answerOf(seat, key);
    this.answers.push(answer);
    this.marks.push({ news, fence: false });
    if (this.state.fence > before.state.fence) this.settle(this.told.slice(news));
    else this.steps.push({ before: before.state, answer, news });
    return null;
  }

  /** Nothing up to here can be undone any more. */
  private settle(news: readonly ToldNews[]): void {
    this.steps = [];
    this.fence = { at: this.answers.length, news };
    const mark = this.marks.at(-1);
    if (mark) this.marks[this.marks.length - 1] = { ...mark, fence: true };
  }

  /**
   * Drops the oldest position kept. If the game later returned to that same position, the detour is dropped from the
   * log.
   */
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

  private gameAt(state: State): MageKnight {
    const game = new MageKnight(state);
    game.news = this.told;
    game.advance();
    return game;
  }

  private shown(question: Question): Asked {
    return { ...shownTo(question), answers: this.answers.length, standing: !this.asked.includes(question.seat) };
  }
}
