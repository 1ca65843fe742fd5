import { type Answer, buildScene, type News, type Refusal, type Seat, Session } from '@deedbook/engine';
import { isReached, type Situation } from './goal.ts';
import type { Course, Step } from './lesson.ts';
import { letPuppetsAnswer } from './puppet.ts';

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** Where a step began. */
interface Start {
  readonly answers: number;
  readonly news: number;
}

/** A course in progress as it is stored: enough to build it again, even by a newer version. */
export interface Kept {
  /** The step the learner is at. */
  readonly step: string;
  readonly answers: readonly string[];
  /** How many answers had been given when each step so far began. */
  readonly starts: readonly number[];
}

/**
 * One course being played. The session is an ordinary game; this only watches it. A step ends as soon as its goal is
 * reached, whatever led there, and undoing past its beginning leads back to the step before.
 */
export class Run {
  readonly course: Course;
  session: Session;
  private starts: Start[];

  constructor(course: Course) {
    this.course = course;
    this.session = new Session(buildScene(course.scene));
    this.starts = [this.here];
    this.settle();
  }

  /** Goes on where a stored run was. False if its answers no longer fit; then this run is of no use. */
  recall({ step, answers, starts }: Kept): boolean {
    const at = this.course.steps.findIndex(({ id }) => id === step);
    const marks: Start[] = [];
    for (let i = 0; i <= answers.length; i++) {
      while (marks.length <= at && starts[marks.length] === this.session.log.length) marks.push(this.here);
      const answer = answers[i];
      if (answer !== undefined && this.session.answer(seatIn(answer), keyIn(answer)) !== null) return false;
    }
    if (at < 0 || marks.length !== at + 1) return false;
    this.starts = marks;
    this.settle();
    return true;
  }

  get kept(): Kept {
    return {
      step: this.step?.id ?? '',
      answers: this.session.log.map(({ seat, key }) => `${seat} ${key}`),
      starts: this.starts.map(({ answers }) => answers),
    };
  }

  /** The number of the step; equal to the number of steps once all are done. */
  get at(): number {
    return this.starts.length - 1;
  }

  /** The step the learner is at; null once all are done. */
  get step(): Step | null {
    return this.course.steps[this.at] ?? null;
  }

  get situation(): Situation {
    return situationIn(this.session, (this.starts.at(-1) as Start).news);
  }

  /** The wrong turn the learner took in this step, if it is one that has words. */
  get astray(): string | null {
    const { situation } = this;
    const found = Object.entries(this.step?.astray ?? {}).find(([, goal]) => goal && isReached(goal, situation));
    return found?.[0] ?? null;
  }

  /** The learner's turn ended in this step without reaching the goal. */
  get isTurnOver(): boolean {
    return this.situation.news.some(({ news }) => news === 'turn-ended');
  }

  /** A fight of this step ended with enemies left. */
  get isFightLost(): boolean {
    return this.situation.news.some(
      each =>
        (each.news === 'fight-ended' && each.seat === LEARNER && !each.won) ||
        (each.news === 'duel-ended' && each.winner !== LEARNER),
    );
  }

  /** Whether anything has been answered in this step. */
  get hasTried(): boolean {
    return this.session.log.length > (this.starts.at(-1) as Start).answers;
  }

  /** Takes an answer of the learner. */
  answer(key: string): Refusal | null {
    const refusal = this.session.answer(LEARNER, key);
    if (refusal === null) this.settle();
    return refusal;
  }

  /** The learner has read a step without a goal. */
  next(): void {
    if (this.step && !this.step.goal) this.starts.push(this.here);
    this.settle();
  }

  /** Begins the step again, also over what undo cannot take back. */
  restart(): void {
    const { answers } = this.starts.at(-1) as Start;
    const past: readonly Answer[] = this.session.log.slice(0, answers);
    this.session = new Session(buildScene(this.course.scene));
    for (const { seat, key } of past) this.session.answer(seat, key);
  }

  /** Goes on where another run of the same course is. */
  follow({ session, starts }: Run): void {
    this.session = session;
    this.starts = [...starts];
  }

  /** After any change of the session: others answer, and steps that are done or undone are passed. */
  settle(): void {
    const { session } = this;
    letPuppetsAnswer(session);
    while (this.starts.length > 1 && (this.starts.at(-1) as Start).answers > session.log.length) this.starts.pop();
    while (this.step?.goal && isReached(this.step.goal, this.situation)) this.starts.push(this.here);
  }

  private get here(): Start {
    return { answers: this.session.log.length, news: this.session.news.length };
  }
}

const seatIn = (answer: string): Seat => Number(answer.split(' ', 1)[0]);
const keyIn = (answer: string): string => answer.slice(answer.indexOf(' ') + 1);

/** What a goal looks at in a session. */
export const situationIn = (session: Session, since: number): Situation => ({
  seat: LEARNER,
  view: session.view(LEARNER),
  asked: session.question(LEARNER),
  news: newsOf(session, since),
  allNews: newsOf(session, 0),
});

const newsOf = (session: Session, since: number): readonly News[] =>
  session.news
    .slice(since)
    .filter(({ to }) => to === null || to.includes(LEARNER))
    .map(({ news }) => news);
