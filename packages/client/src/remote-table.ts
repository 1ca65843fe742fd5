import {
  type Known,
  type Moment,
  type News,
  Refusal,
  type Seat,
  type SeatState,
  type TableClient,
} from '@deedbook/engine';
import { momentsOf, type Sight, seatState, type WireMoment, type WireRefusal } from '@deedbook/protocol';
import type { Connection } from './connection.ts';
import { Planning } from './planning.ts';

const refusalOf = (refusal: WireRefusal | null): Refusal | null => refusal && new Refusal(refusal.rule, refusal.about);

/** A game on a server, behind the engine's TableClient interface. Watchers have no seat to answer from. */
export class RemoteTable implements TableClient {
  private readonly connection: Connection;
  private sight: Sight;
  private past: readonly WireMoment[] = [];
  private state: SeatState | null = null;
  /** The question that was asked last, and how many answers there were while it was: those of others change nothing. */
  private asked: { readonly id: string | null; readonly answers: Set<number> } = { id: null, answers: new Set() };

  /** The game must have started. */
  constructor(connection: Connection) {
    const sight = connection.doc?.sight;
    if (!sight) throw new Error('no game has begun at this table');
    this.connection = connection;
    this.sight = sight;
  }

  get seats(): readonly Seat[] {
    const { seat } = this.current();
    return seat === null ? [] : [seat];
  }

  at(seat: Seat): SeatState {
    const sight = this.current();
    if (sight.seat !== null && sight.seat !== seat) throw new Error(`seat ${seat} is not played from here`);
    this.state ??= seatState(sight, this.past, true);
    const { question } = this;
    if (question !== this.asked.id) this.asked = { id: question, answers: new Set() };
    this.asked.answers.add(this.state.answers);
    return this.state;
  }

  async answer(seat: Seat, key: string, answers?: number): Promise<Refusal | null> {
    const state = this.at(seat);
    const { asked } = this.sight;
    if (asked === null) return new Refusal('NOT-ASKED', { key, seat });
    if (answers !== undefined && !this.asked.answers.has(answers)) {
      return new Refusal('STALE-ANSWER', { answers, now: state.answers });
    }
    return refusalOf(await this.connection.do({ deed: 'answer', asked: asked.id, key }));
  }

  async undo(seat: Seat, answers?: number): Promise<Refusal | null> {
    const own = this.history(seat).filter(({ at, seat: by }, i) => i > 0 && by === seat && at >= (answers ?? 0));
    const steps = answers === undefined ? 1 : Math.max(1, own.length);
    return refusalOf(await this.connection.do({ deed: 'undo', steps }));
  }

  async redo(): Promise<Refusal | null> {
    return refusalOf(await this.connection.do({ deed: 'redo' }));
  }

  async why(_seat: Seat, key: string): Promise<Refusal | null> {
    return refusalOf(await this.connection.why(key));
  }

  reveals(_seat: Seat, key: string): Promise<boolean> {
    return this.connection.reveals(key);
  }

  /** Only where the table allows advice. */
  get known(): TableClient['known'] {
    return this.givesAdvice ? () => this.everything() : undefined;
  }

  /** A private copy to try the next turn on; null if there is no game to plan for. */
  async plan(seed: string = crypto.randomUUID()): Promise<Planning | null> {
    const known = await this.connection.known();
    return known && new Planning(known, seed, this.givesAdvice);
  }

  /** Keeps answers on the server, which gives them when the turn comes, up to the first that no longer fits. */
  async keep(keys: readonly string[]): Promise<Refusal | null> {
    return refusalOf(await this.connection.do({ deed: 'plan', keys: [...keys] }));
  }

  /** The answers that are kept on the server. */
  get kept(): readonly string[] {
    return this.connection.doc?.own?.plan ?? [];
  }

  history(_seat: Seat): readonly Moment[] {
    this.current();
    return momentsOf(this.past);
  }

  lastReveal(_seat: Seat): readonly News[] {
    this.current();
    return this.past.findLast(({ fence }) => fence)?.news ?? [];
  }

  subscribe(onChange: () => void): () => void {
    return this.connection.subscribe(() => {
      const before = this.state;
      this.current();
      if (this.state !== before || before === null) onChange();
    });
  }

  /** The id of the question the seat is asked: the same until it has decided, or is asked something else. */
  protected get question(): string | null {
    return this.current().asked?.id ?? null;
  }

  private get givesAdvice(): boolean {
    return this.connection.doc?.table.settings.advice === true;
  }

  private async everything(): Promise<Known> {
    const known = await this.connection.known();
    if (known === null) throw new Error('there is no game to know about');
    return known;
  }

  /** The latest data; the state derived from it is discarded when something new arrives. */
  private current(): Sight {
    const { doc, past } = this.connection;
    const sight = doc?.sight ?? this.sight;
    if (sight !== this.sight || past !== this.past) {
      this.sight = sight;
      this.past = past;
      this.state = null;
    }
    return sight;
  }
}
