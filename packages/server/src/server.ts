import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Expulsions } from './http/expulsions.ts';
import type { Accounts } from './identity/accounts.ts';
import type { Rooms } from './live/rooms.ts';
import type { Store } from './store/store.ts';

/** Everything a request may need. */
export interface Server {
  readonly config: Config;
  readonly clock: Clock;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly rooms: Rooms;
  readonly expulsions: Expulsions;
  /** How long a request may wait for its answer, in ms; then the client is asked to try again. */
  readonly patience: number;
}
