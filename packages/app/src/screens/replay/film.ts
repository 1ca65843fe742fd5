import {
  type Answer,
  cloneState,
  type GameOptions,
  type GameRecord,
  MageKnight,
  type Moment,
  type News,
  type Seat,
  Session,
  type State,
  shownTo,
  type Time,
  type ToldNews,
  viewOf,
} from '@deedbook/engine';
import type { Step } from '@deedbook/mind';
import type { Text } from '@deedbook/text';
import { called, tidyName } from '../../seats/names.ts';
import { Still } from './still.ts';

/** A place to jump to: the start of a Round or a turn. */
export interface Chapter {
  /** How many answers had been given. */
  readonly at: number;
  readonly round: number;
  readonly time: Time;
  /** Whose turn begins; null for the beginning of the Round. */
  readonly seat: Seat | null;
}

/** A position, and how many answers led to it. */
interface Stand {
  readonly at: number;
  readonly state: State;
}

/** All that happened, as told to a seat or a spectator. */
interface Story {
  readonly told: readonly ToldNews[];
  /** How much of it had been told after each answer. */
  readonly heard: readonly number[];
  readonly moments: readonly Moment[];
}

/** A position is stored every this many answers; those in between are replayed, which takes no time. */
const EVERY = 24;

/**
 * A recorded game that can be viewed after any number of its answers. It is played through once and does not grow after
 * that, however long someone watches.
 */
export class Film {
  readonly record: GameRecord;
  /** How many answers can be shown: all of them, unless the rules have changed since. */
  readonly length: number;
  /** Whether it shows the whole game. */
  readonly isWhole: boolean;
  readonly chapters: readonly Chapter[];
  readonly names: readonly string[];
  private readonly answers: readonly Answer[];
  private readonly kept: readonly State[];
  private readonly news: readonly ToldNews[];
  /** How much had been told after each answer. */
  private readonly told: readonly number[];
  private readonly stories = new Map<Seat | null, Story>();
  private last: Stand | null = null;

  constructor(record: GameRecord) {
    const { scenario, seats, seed, options } = record;
    const heroes = seats.map(({ hero }) => hero);
    const session = new Session({ scenario, heroes, seed, options: options as GameOptions });
    const kept: State[] = [cloneState(session.state)];
    const told = [session.news.length];
    const chapters = chaptersIn(session, 0, 0);
    for (const [i, line] of record.answers.entries()) {
      const before = session.news.length;
      if (session.answer(Number(line[0]), line.slice(2)) !== null) break;
      told.push(session.news.length);
      chapters.push(...chaptersIn(session, before, i + 1));
      if ((i + 1) % EVERY === 0) kept.push(cloneState(session.state));
    }
    this.record = record;
    this.answers = [...session.log];
    this.length = this.answers.length;
    this.isWhole = session.isOver;
    this.kept = kept;
    this.told = told;
    this.news = [...session.news];
    this.chapters = chapters;
    this.names = seats.map(({ name = '' }) => tidyName(name));
  }

  /** The players' names. */
  called(text: Text): (seat: Seat) => string {
    const { seats } = this.record;
    return called(
      text,
      seats.map(({ hero }) => hero),
      this.names,
    );
  }

  /** Whether part of the record cannot be shown because today's rules refuse it. */
  get isCut(): boolean {
    return this.length < this.record.answers.length;
  }

  /** The game after this many answers, as a seat or a spectator sees it. */
  stillAt(n: number, eyes: Seat | null): Still {
    const table = this.tableAt(n);
    this.last = { at: n, state: cloneState(table.state) };
    const { told, heard, moments } = this.storyFor(eyes);
    return new Still({ state: table.state, eyes, told: told.slice(0, heard[n]), moments: moments.slice(0, n + 1) });
  }

  private tableAt(n: number): MageKnight {
    const from = this.nearest(n);
    const table = new MageKnight(cloneState(from.state));
    for (const answer of this.answers.slice(from.at, n)) table.answer(answer.seat, answer.key);
    return table;
  }

  /** The Round after this many answers. */
  roundAt(n: number): number {
    return this.chapters.findLast(({ at }) => at <= n)?.round ?? 1;
  }

  /** An answer in words, as its seat saw it: the one given after this many. */
  said(at: number, text: Text): string {
    const answer = this.answers[at];
    if (!answer) return '';
    const table = this.tableAt(at);
    const question = table.questionFor(answer.seat);
    const asked = question && { ...shownTo(question), answers: at, standing: false };
    const choice = asked?.choices.find(({ key }) => key === answer.key);
    return asked && choice ? text.choice(asked, choice, viewOf(table.state, answer.seat)) : '';
  }

  /** The steps of another way to go on, in words. */
  steps(at: number, seat: Seat, steps: readonly Step[], text: Text): string[] {
    const view = viewOf(this.tableAt(at).state, seat);
    return steps.map(({ asked, choice }) => text.choice(asked, choice, view));
  }

  /** Where to replay from: the position shown last, if it is on the way, so that unchanged parts stay identical. */
  private nearest(n: number): Stand {
    const place = Math.min(Math.floor(n / EVERY), this.kept.length - 1);
    const kept = { at: place * EVERY, state: this.kept[place] as State };
    return this.last && this.last.at <= n && this.last.at >= kept.at ? this.last : kept;
  }

  /** The whole game for a point of view. Nothing can be undone, so no step belongs to a seat. */
  private storyFor(eyes: Seat | null): Story {
    const known = this.stories.get(eyes);
    if (known) return known;
    const steps = this.told.map((end, n) => audible(this.news.slice(n === 0 ? 0 : this.told[n - 1], end), eyes));
    let count = 0;
    const story: Story = {
      told: steps.flat(),
      heard: steps.map(({ length }) => (count += length)),
      moments: steps.map((told, step) => ({
        at: Math.max(0, step - 1),
        seat: null,
        news: told.map(({ news }) => news),
        fence: false,
      })),
    };
    this.stories.set(eyes, story);
    return story;
  }

  /** What the last of these answers caused. */
  newsOf(n: number, seat: Seat | null): readonly News[] {
    return this.storyFor(seat).moments[n]?.news ?? [];
  }

  /** Who gave the last of these answers. */
  answerOf(n: number): Answer | null {
    return this.answers[n - 1] ?? null;
  }

  /** The start of a game like this one: its set-up and first answers. */
  upTo(n: number): GameRecord {
    return { ...this.record, answers: this.record.answers.slice(0, n) };
  }
}

/** A spectator hears public news. */
const audible = (news: readonly ToldNews[], eyes: Seat | null): readonly ToldNews[] =>
  news.filter(({ to }) => to === null || (eyes !== null && to.includes(eyes)));

function chaptersIn({ news, state: { round, time } }: Session, from: number, at: number): Chapter[] {
  return news.slice(from).flatMap(({ news: what }): Chapter[] => {
    if (what.news === 'round-began') return [{ at, round: what.round, time: what.time, seat: null }];
    return what.news === 'turn-began' ? [{ at, round, time, seat: what.seat }] : [];
  });
}
