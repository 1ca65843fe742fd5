import {
  type Asked,
  imagineFrom,
  type Known,
  LocalTable,
  type Refusal,
  type Seat,
  Session,
  Stream,
  seeded,
  type TableClient,
} from '@deedbook/engine';

/** What players who are only imagined prefer to do: get to the end of their turn. */
const ENDING = ['end-turn', 'pass', 'stand', 'end-phase', 'done', 'rest', 'begin-turn'];
/** After this many answers of others, the seat's turn is not worth waiting for. */
const MOST_ANSWERS = 600;

function imaginedAnswer({ choices }: Asked, stream: Stream): string {
  const ending = ENDING.flatMap(name => choices.find(({ act }) => act.act === name) ?? []);
  const chosen = ending[0] ?? choices[stream.below(choices.length)];
  return chosen?.key as string;
}

/**
 * A private copy of a game, made from what one seat knows, on which its next turn can be tried while others play. `table`
 * is a table like any other, so the same screens show it. Hidden things are imagined, and the other players end their
 * turns as soon as they can.
 *
 *     const planning = await remoteTable.plan();
 *     await planning?.table.answer(seat, key);          // as often as wanted, undo included
 *     await remoteTable.keep(planning.keys);            // played when the turn comes, up to the first that does not fit
 */
export class Planning {
  readonly seat: Seat;
  readonly table: LocalTable;
  private readonly session: Session;
  private readonly from: number;
  /** How many answers there were when the first of them revealed something. */
  private revealedAt = Number.POSITIVE_INFINITY;

  /** Throws if the seat is not asked anything before the imagined game ends. */
  constructor(known: Known, seed: string, givesAdvice: boolean) {
    this.seat = known.seat;
    this.session = new Session(imagineFrom(known, seed));
    const stream = new Stream(seeded(seed, 'planning'));
    while (!this.session.asked.includes(this.seat)) {
      const by = this.session.asked[0];
      if (by === undefined || this.session.log.length >= MOST_ANSWERS) throw new Error('there is no turn to plan');
      this.session.answer(by, imaginedAnswer(this.session.question(by) as Asked, stream));
    }
    this.from = this.session.log.length;
    this.table = new PlanTable(this.session, [this.seat], givesAdvice, () => {
      this.revealedAt = Math.min(this.revealedAt, this.session.log.length);
    });
  }

  /** The answers worth keeping: what comes after a reveal rests on something imagined. */
  get keys(): readonly string[] {
    const { log } = this.session;
    const end = log.findIndex(({ seat }, i) => i >= this.from && (seat !== this.seat || i >= this.revealedAt));
    return log.slice(this.from, end < 0 ? undefined : end).map(({ key }) => key);
  }

  /** Whether the next answer would still be kept. */
  get isOpen(): boolean {
    return this.session.log.length < this.revealedAt && this.session.asked.includes(this.seat);
  }
}

/** Notices answers that reveal something, and gives advice only if the table does. */
class PlanTable extends LocalTable {
  private readonly planned: Session;
  private readonly givesAdvice: boolean;
  private readonly onReveal: () => void;

  constructor(session: Session, seats: readonly Seat[], givesAdvice: boolean, onReveal: () => void) {
    super(session, seats);
    this.planned = session;
    this.givesAdvice = givesAdvice;
    this.onReveal = onReveal;
  }

  override get known(): TableClient['known'] {
    return this.givesAdvice ? super.known : undefined;
  }

  override answer(seat: Seat, key: string, answers?: number): Refusal | null {
    const before = this.planned.state.fence;
    const refusal = super.answer(seat, key, answers);
    if (this.planned.state.fence > before) this.onReveal();
    return refusal;
  }
}
