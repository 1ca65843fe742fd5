import pg from 'pg';
import { Away } from './away.ts';

/** How long the database may take to accept a connection, and to answer, in ms. */
const ANSWER_WITHIN = 15_000;

/**
 * How long a transaction may do nothing, in ms. A node that froze in the middle of one would let all others wait for what
 * it has locked.
 */
const IDLE_WITHIN = 10_000;

/**
 * A connection that gives up a database that does not answer: a machine that is gone sends no error. The limit of the pool
 * would not do, because it also counts the time that a request waits until a connection is free: on a busy machine, requests
 * would fail that only have to wait.
 */
export class Client extends pg.Client {
  /** How long a query may take, in ms; null for what may take long. */
  constructor(options: pg.ClientConfig = {}, within: number | null = ANSWER_WITHIN) {
    super({
      ...options,
      connectionTimeoutMillis: within ?? ANSWER_WITHIN,
      idle_in_transaction_session_timeout: IDLE_WITHIN,
      keepAlive: true,
    });
    if (within === null) return;
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      const answer = query(...args);
      if (answer instanceof Promise) this.watch(answer, within);
      return answer;
    }) as typeof this.query;
  }

  private watch(answer: Promise<unknown>, within: number): void {
    const timer = setTimeout(() => this.connection.stream.destroy(new Away()), within);
    const stop = () => clearTimeout(timer);
    answer.then(stop, stop);
  }
}
