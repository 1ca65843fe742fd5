import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Store } from './store.ts';

/** How often to look, in ms. */
const LOOK_EVERY = 1_000;

/**
 * Calls back when another process has written to the embedded database: there, `deedbook admin` leaves its mark in the file
 * only. On PostgreSQL it sends word, so there is nothing to look for.
 */
export class OtherProcess {
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly listeners: (() => Promise<void>)[] = [];
  /** Changes whenever another process has written. */
  private version: number | null = null;
  private isNew = true;
  private stop: () => void = () => undefined;

  constructor(store: Store, clock: Clock) {
    this.store = store;
    this.clock = clock;
    if (!store.isPostgres) this.schedule();
  }

  onWrite(listener: () => Promise<void>): void {
    this.listeners.push(listener);
  }

  close(): void {
    this.stop();
  }

  private async look(): Promise<void> {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(this.store.db);
    const version = rows[0]?.data_version ?? null;
    const wasNew = this.isNew;
    this.isNew = version !== this.version;
    this.version = version;
    // Once more afterward: what read the file just before it was written may only be found now.
    if (this.isNew || wasNew) for (const listener of this.listeners) await listener();
  }

  private schedule(): void {
    this.stop = this.clock.after(LOOK_EVERY, () => {
      void this.look()
        .catch(() => undefined)
        .then(() => this.schedule());
    });
  }
}
