import type { SeatState, TableClient } from './client.ts';
import type { Seat } from './core/effect.ts';
import type { Refusal } from './core/refusal.ts';
import { scoreSheets } from './rules/scenarios/scoring.ts';
import type { Moment, Session } from './session.ts';
import type { News } from './state/news.ts';

/** A table whose game runs locally. It holds the session and shows each seat only what that seat may know. */
export class LocalTable implements TableClient {
  readonly seats: readonly Seat[];
  private readonly session: Session;
  private readonly listeners = new Set<() => void>();
  private readonly states = new Map<Seat, SeatState>();

  constructor(session: Session, seats: readonly Seat[]) {
    this.session = session;
    this.seats = seats;
  }

  at(seat: Seat): SeatState {
    let state = this.states.get(seat);
    if (!state) {
      state = this.stateOf(seat);
      this.states.set(seat, state);
    }
    return state;
  }

  answer(seat: Seat, key: string, answers?: number): Refusal | null {
    return this.after(this.session.answer(seat, key, answers));
  }

  undo(seat: Seat, answers = this.session.log.length - 1): Refusal | null {
    const refusal = this.session.undo(seat);
    while (refusal === null && this.session.log.length > answers && this.session.undo(seat) === null);
    return this.after(refusal);
  }

  redo(seat: Seat): Refusal | null {
    return this.after(this.session.redo(seat));
  }

  why(seat: Seat, key: string): Refusal | null {
    return this.session.why(seat, key);
  }

  reveals(seat: Seat, key: string): boolean {
    return this.session.reveals(seat, key);
  }

  history(seat: Seat): readonly Moment[] {
    return this.session.history(seat);
  }

  lastReveal(seat: Seat): readonly News[] {
    return this.session.lastReveal(seat).news;
  }

  get known(): TableClient['known'] {
    return seat => this.session.known(seat);
  }

  subscribe(onChange: () => void): () => void {
    this.listeners.add(onChange);
    return () => void this.listeners.delete(onChange);
  }

  /** Call this when the session changed other than through this table: it recalled its past. */
  refresh(): void {
    this.states.clear();
    for (const listener of this.listeners) listener();
  }

  private after(refusal: Refusal | null): Refusal | null {
    if (refusal === null) this.refresh();
    return refusal;
  }

  private stateOf(seat: Seat): SeatState {
    const { session } = this;
    const { state, news, log, asked, isWhole } = session;
    return {
      seat,
      view: session.view(seat),
      asked: session.question(seat),
      deciding: asked,
      told: news.filter(({ to }) => to === null || to.includes(seat)),
      answers: log.length,
      undoable: session.undoable(seat),
      isWhole,
      scores: state.over ? scoreSheets(state) : null,
    };
  }
}
