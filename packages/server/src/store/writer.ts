import { setTimeout } from 'node:timers/promises';
import type { Addition, Lost } from './append.ts';
import { DiskFailure } from './disk.ts';
import type { Store } from './store.ts';

interface Waiting extends Addition {
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** The most entries written at once. */
const MOST = 500;
/** Milliseconds to wait before each retry when the database does not answer. */
const PAUSES = [50, 100, 200, 400, 800, 1600, 3200, 3200];
/** How long retries may take, in ms. */
const RETRY_WITHIN = 15_000;
/** After a batch of this size more entries are about to arrive, and a moment's wait saves commits. */
const CROWD = 4;
const aMoment = (): Promise<void> => setTimeout(1);

/**
 * Appends entries to the logs, many games per commit: whatever arrives during a commit goes into the next, and under load
 * whatever arrives a moment later too. An entry whose number is taken loses, and so do later ones of the same game: they
 * were judged on a state that never existed.
 */
export class Writer {
  private readonly store: Pick<Store, 'append'>;
  private readonly pauses: readonly number[];
  private readonly gather: () => Promise<void>;
  private queue: Waiting[] = [];
  private isBusy = false;
  private idle: (() => void)[] = [];
  /** Statistics for benchmarks. */
  readonly counts = { commits: 0, entries: 0, conflicts: 0, retries: 0 };

  constructor(store: Pick<Store, 'append'>, pauses: readonly number[] = PAUSES, gather = aMoment) {
    this.store = store;
    this.pauses = pauses;
    this.gather = gather;
  }

  /** True once the entry is durable, false if another one has its number. */
  append({ row, update, snapshot }: Addition): Promise<boolean> {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    this.queue.push({ row, update, snapshot, resolve, reject });
    if (!this.isBusy) {
      this.isBusy = true;
      setImmediate(() => void this.run());
    }
    return promise;
  }

  /** Resolves when everything appended so far is written. */
  drained(): Promise<void> {
    return this.isBusy ? new Promise(resolve => this.idle.push(resolve)) : Promise.resolve();
  }

  private async run(): Promise<void> {
    let size = 0;
    while (this.queue.length > 0) {
      if (size >= CROWD) await this.gather();
      const batch = this.queue.splice(0, MOST);
      size = batch.length;
      try {
        const lost = await this.write(batch);
        this.counts.commits++;
        for (const { row, resolve } of batch) {
          const isLost = row.number >= (lost.get(row.game) ?? Number.POSITIVE_INFINITY);
          this.counts[isLost ? 'conflicts' : 'entries']++;
          resolve(!isLost);
        }
        if (lost.size > 0) for (const { resolve } of this.dropQueued(new Set(lost.keys()))) resolve(false);
      } catch (error) {
        const games = new Set(batch.map(({ row }) => row.game));
        for (const { reject } of [...batch, ...this.dropQueued(games)]) reject(error);
      }
    }
    this.isBusy = false;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  /** Entries judged on top of one that was never written must not be written either. */
  private dropQueued(games: ReadonlySet<string>): Waiting[] {
    const dropped = this.queue.filter(({ row }) => games.has(row.game));
    this.queue = this.queue.filter(({ row }) => !games.has(row.game));
    return dropped;
  }

  /**
   * Writes a batch, and retries if the database was away. If the first attempt succeeded after all, its numbers are
   * taken.
   */
  private async write(batch: readonly Waiting[]): Promise<Lost> {
    const until = performance.now() + RETRY_WITHIN;
    for (const pause of this.pauses) {
      try {
        return await this.store.append(batch);
      } catch (error) {
        if (error instanceof DiskFailure || performance.now() > until) throw error;
        this.counts.retries++;
        await setTimeout(pause);
      }
    }
    return this.store.append(batch);
  }
}
