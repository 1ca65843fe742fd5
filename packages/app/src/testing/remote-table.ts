import type { LocalTable, Moment, News, Refusal, Seat, SeatState, TableClient } from '@deedbook/engine';

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * A table as a connection would provide it: everything passes through JSON, every answer takes a moment, and the
 * position is out of reach.
 */
export class RemoteTable implements TableClient {
  readonly seats: readonly Seat[];
  readonly #host: LocalTable;
  #states = new Map<Seat, SeatState>();

  constructor(host: LocalTable, seats: readonly Seat[]) {
    this.#host = host;
    this.seats = seats;
    host.subscribe(() => this.#states.clear());
  }

  at(seat: Seat): SeatState {
    if (!this.seats.includes(seat)) throw new Error(`seat ${seat} is not played from here`);
    const state = this.#states.get(seat) ?? sent(this.#host.at(seat));
    this.#states.set(seat, state);
    return state;
  }

  async answer(seat: Seat, key: string, answers?: number): Promise<Refusal | null> {
    return sent(this.#host.answer(seat, key, answers));
  }

  async undo(seat: Seat, answers?: number): Promise<Refusal | null> {
    return sent(this.#host.undo(seat, answers));
  }

  async redo(seat: Seat): Promise<Refusal | null> {
    return sent(this.#host.redo(seat));
  }

  async why(seat: Seat, key: string): Promise<Refusal | null> {
    return sent(this.#host.why(seat, key));
  }

  async reveals(seat: Seat, key: string): Promise<boolean> {
    return this.#host.reveals(seat, key);
  }

  history(seat: Seat): readonly Moment[] {
    return sent(this.#host.history(seat));
  }

  lastReveal(seat: Seat): readonly News[] {
    return sent(this.#host.lastReveal(seat));
  }

  subscribe(onChange: () => void): () => void {
    return this.#host.subscribe(() => queueMicrotask(onChange));
  }
}
