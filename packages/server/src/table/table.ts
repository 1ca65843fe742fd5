import { type Answer, type Asked, type GameSetup, type Moment, Refusal, type Seat, Session } from '@deedbook/engine';
import type { TABLE_STATES, TableSettings } from '@deedbook/protocol';
import { weightOf, whyTooMuch } from './allowance.ts';
import type { Draft, Entry } from './entry.ts';
import { judge } from './judge.ts';
import { type PackedSession, packSession, unpackSession } from './packed.ts';
import { whyNotChanged } from './playable.ts';
import { freeSeat, type SeatPlace } from './seats.ts';

/** Something a seat proposes and the others agree to one by one. */
export interface Proposal {
  readonly by: Seat;
  readonly steps: number | null;
  readonly agreed: readonly Seat[];
}

/** A question and the id that answers to it name. */
export interface NamedQuestion {
  readonly asked: Asked;
  readonly name: string;
}

interface NamedQuestions {
  readonly number: number;
  readonly of: (NamedQuestion | null)[];
}

const NO_QUESTIONS: NamedQuestions = { number: -1, of: [] };

/** How many deed ids are remembered per player, to recognize one sent twice. */
const REMEMBERED = 16;

/**
 * One table: the result of its entries in order, and of nothing else. Every node that reads the same entries has the
 * same table.
 */
export class Table {
  readonly id: string;
  readonly code: string;
  readonly seed: string;
  readonly created: number;
  /** The number of the last entry. */
  number = 0;
  changed: number;
  state: (typeof TABLE_STATES)[number] = 'open';
  settings: TableSettings;
  seats: SeatPlace[];
  host: string | null = null;
  undoRequest: Proposal | null = null;
  endProposal: Proposal | null = null;
  rematch: string | null = null;
  refs: Record<string, readonly string[]> = {};
  /** How much each player has added to the log. */
  spent: Record<string, number> = {};
  /** The game; null before it starts, and while it is packed. */
  private current: Session | null = null;
  /** The game when it was last packed; what is missing since then is in `current`. */
  private packed: PackedSession | null = null;
  /** How many answers had been given when the past was last let go. */
  private forgotten = 0;
  /** The game as of an entry, played again to tell its history; kept until the current work is done. */
  private replayed: { readonly number: number; readonly session: Session } | null = null;
  /** The questions as of an entry. */
  private questions = NO_QUESTIONS;

  constructor(game: { id: string; code: string; seed: string; created: number }, settings: TableSettings) {
    this.id = game.id;
    this.code = game.code;
    this.seed = game.seed;
    this.created = game.created;
    this.changed = game.created;
    this.settings = settings;
    this.seats = Array.from({ length: settings.seats }, freeSeat);
  }

  /** The game; null before it starts. */
  get session(): Session | null {
    if (this.current === null && this.packed !== null) {
      this.current = unpackSession(this.packed, this.setup);
      this.forgotten = this.current.settled;
    }
    return this.current;
  }

  set session(session: Session | null) {
    this.current = session;
    this.packed = null;
  }

  /** Whether the game is packed. */
  get isPacked(): boolean {
    return this.current === null && this.packed !== null;
  }

  /** Packs the game to save memory until someone needs it; false if it is packed already, or cannot be packed now. */
  doze(): boolean {
    if (this.state !== 'playing' || this.current === null) return false;
    const packed = packSession(this.current, this.packed);
    if (packed === null) return false;
    this.packed = packed;
    this.current = null;
    this.questions = NO_QUESTIONS;
    return true;
  }

  /** Judges a deed and carries it out; nothing changes if it is refused. */
  do(draft: Draft): Refusal | Entry {
    this.forgetPast();
    const verdict = whyTooMuch(this, draft) ?? whyNotChanged(this.settings, draft.deed) ?? judge(this, draft);
    if (verdict instanceof Refusal) return verdict;
    const entry: Entry = { ...draft, ...verdict, number: this.number + 1 };
    this.settle(entry);
    return entry;
  }

  /** Repeats a deed from the log, which was judged when it was written. */
  follow(entry: Entry): void {
    if (entry.number !== this.number + 1) throw new Error(`entry ${entry.number} does not follow ${this.number}`);
    this.forgetPast();
    const verdict = judge(this, entry);
    if (verdict instanceof Refusal) throw new Error(`entry ${entry.number} of ${this.id}: ${verdict.rule}`);
    this.settle(entry);
  }

  /** Whether this deed of a player was already done. */
  hasDone(account: string, ref: string): boolean {
    return this.refs[account]?.includes(ref) ?? false;
  }

  seatOf(account: string | null): Seat | null {
    const seat = account === null ? -1 : this.seats.findIndex(place => place.account === account);
    return seat < 0 ? null : seat;
  }

  /** How the game is set up. Player names are left out. */
  get setup(): GameSetup {
    const { scenario, options } = this.settings;
    return {
      scenario,
      heroes: this.seats.map(({ hero }) => hero ?? ''),
      seed: this.seed,
      options: options as NonNullable<GameSetup['options']>,
    };
  }

  /** What a seat is asked or may do now, worked out once per entry; null if it has to wait. */
  question(seat: Seat): NamedQuestion | null {
    if (this.questions.number !== this.number) this.questions = { number: this.number, of: [] };
    const known = this.questions.of[seat];
    if (known !== undefined) return known;
    const asked = this.session?.question(seat) ?? null;
    const question = asked && { asked, name: this.questionName(seat, asked) };
    this.questions.of[seat] = question;
    return question;
  }

  /** The id of a question. It changes whenever the seat has decided or something else is asked. */
  private questionName(seat: Seat, { prompt, about, standing }: Asked): string {
    const name = hash(`${prompt} ${standing} ${JSON.stringify(about)}`);
    return `${this.decisionsOf(seat)}${standing ? STANDING : ''}${name}`;
  }

  /**
   * Whether an answer was meant for what a seat is asked now. What may be done out of turn says by itself what it is: it
   * stays meant when others make it the seat's turn meanwhile.
   */
  isMeant(asked: string, seat: Seat, question: NamedQuestion): boolean {
    return asked === question.name || asked.startsWith(`${this.decisionsOf(seat)}${STANDING}`);
  }

  /** Goes back to an earlier point of the game, even past reveals. */
  goBack(answers: number): void {
    const log = this.session?.log.slice(0, answers) ?? [];
    const session = new Session(this.setup);
    for (const { seat, key } of log as readonly Answer[]) session.answer(seat, key);
    this.session = session;
    this.forgotten = 0;
  }

  /**
   * The game as a seat heard it from its first moment. A table in play remembers only what could still be undone, so
   * the game is replayed; several seats that ask at once share that.
   */
  history(seat: Seat): readonly Moment[] {
    if (this.session === null) return [];
    if (this.session.isWhole) return this.session.history(seat);
    if (this.replayed?.number !== this.number) {
      const session = Session.resume(this.setup, this.session.log, this.session.state);
      for (const _ of session.recall());
      this.replayed = { number: this.number, session };
      setImmediate(() => {
        this.replayed = null;
      });
    }
    return closedAt(this.replayed.session.history(seat), this.session.settled);
  }

  /** What is beyond undo was shown to everyone at the table before the next deed, and is let go from time to time. */
  private forgetPast(): void {
    if (this.session === null || this.session.settled - this.forgotten < FORGET_EVERY) return;
    this.session.forgetPast();
    this.forgotten = this.session.settled;
  }

  private decisionsOf(seat: Seat): string {
    return (this.seats[seat]?.decisions ?? 0).toString(36);
  }

  /** How many answers stand. */
  get answers(): number {
    return this.session?.log.length ?? 0;
  }

  private settle({ number, at, account, ref, deed }: Entry): void {
    this.number = number;
    this.changed = at;
    if (account !== null) this.spent[account] = (this.spent[account] ?? 0) + weightOf(deed);
    if (account !== null && ref !== null) {
      this.refs[account] = [...(this.refs[account] ?? []), ref].slice(-REMEMBERED);
    }
    if (this.state !== 'playing' || this.session === null) return;
    if (this.session.isOver) this.state = 'over';
    const asked = this.state === 'over' ? [] : this.session.asked;
    for (const [i, place] of this.seats.entries()) {
      const isAsked = asked.includes(i);
      if (!isAsked) place.since = null;
      else if (place.since === null) place.since = at;
    }
  }
}

/** The most answers beyond undo whose news is kept. */
const FORGET_EVERY = 16;

/**
 * A history in which undo cannot pass this many answers. A replay may not know: what another seat answered ends undo, even
 * if that was itself undone (UND-11).
 */
function closedAt(moments: readonly Moment[], settled: number): readonly Moment[] {
  const last = moments.findLastIndex(({ at, seat }) => at < settled || seat === null);
  return moments.map((moment, i) => (i === last ? { ...moment, fence: true } : moment));
}

/** Marks the names of questions about what may be done out of turn. */
const STANDING = '~';

/** FNV-1a; enough to tell apart the few questions a seat can be asked in a row. */
function hash(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return ((h >>> 0) % 36 ** 3).toString(36).padStart(3, '0');
}
