import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Writer } from '../store/writer.ts';
import type { Entry } from '../table/entry.ts';
import type { Room } from './room.ts';

/** What a room needs from its node. */
export interface Node {
  readonly name: string;
  /** The other nodes that have ended without a word. */
  readonly gone: ReadonlySet<string>;
  readonly store: Store;
  readonly writer: Writer;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
  /** Someone does something at a table, so its game is unpacked. */
  used(room: Room): void;
  /** It is done, so the game is packed again unless it may stay unpacked. */
  rests(room: Room): void;
  /** An entry is durable. */
  written(room: Room, entry: Entry): void;
  /** Runs computer players, standing orders and clocks. */
  automate(room: Room): void;
  /** Drops a room from memory. */
  drop(room: Room): void;
}
