import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { Writer } from '../store/writer.ts';
import type { Entry } from '../table/entry.ts';
import type { Room } from './room.ts';

/** What a room needs of the node it is on. */
export interface Node {
  readonly name: string;
  readonly store: Store;
  readonly writer: Writer;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
  /** An entry is durable. */
  written(room: Room, entry: Entry): void;
  /** Lets computer players, standing orders and clocks do what is theirs to do. */
  automate(room: Room): void;
  /** Forgets a room. */
  drop(room: Room): void;
}
