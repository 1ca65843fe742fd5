import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Bus, Word } from './bus.ts';
import { Client } from './postgres-client.ts';

const CHANNEL = 'deedbook';
/** PostgreSQL accepts fewer than 8,000 bytes. */
const LONGEST = 7_900;
const REOPEN_AFTER = 500;
/** How often the connection is checked: a machine that is gone sends no word of it. */
const CHECK_EVERY = 10_000;

/** Words between nodes by LISTEN and NOTIFY, on a dedicated connection that is reopened whenever it is lost. */
export class PostgresBus implements Bus {
  private readonly url: string;
  private readonly clock: Clock;
  private readonly node = randomUUID();
  private readonly listeners: ((word: Word) => void)[] = [];
  private readonly gapListeners: (() => void)[] = [];
  private client: pg.Client | null = null;
  /** Words are sent one at a time. */
  private last: Promise<void> = Promise.resolve();
  private isClosed = false;
  private isFirst = true;

  constructor(url: string, clock: Clock) {
    this.url = url;
    this.clock = clock;
  }

  async open(): Promise<void> {
    const client = new Client({ connectionString: this.url, application_name: 'deedbook-bus' });
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => this.take(payload));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    client.on('end', () => this.lost(client));
    this.check(client);
    if (!this.isFirst) for (const listener of this.gapListeners) listener();
    this.isFirst = false;
  }

  tell(word: Word): void {
    const payload = this.written(word);
    if (payload.length > LONGEST) return;
    this.last = this.last
      .then(async () => void (await this.client?.query('select pg_notify($1, $2)', [CHANNEL, payload])))
      .catch(() => undefined);
  }

  written(word: Word): string {
    return JSON.stringify({ node: this.node, word });
  }

  hear(listener: (word: Word) => void): void {
    this.listeners.push(listener);
  }

  onGap(listener: () => void): void {
    this.gapListeners.push(listener);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end();
  }

  private take(payload: string): void {
    const { node, word } = JSON.parse(payload) as { node: string; word: Word };
    if (node !== this.node) for (const listener of this.listeners) listener(word);
  }

  /** If there is no answer, the connection ends. */
  private check(client: pg.Client): void {
    this.clock.after(CHECK_EVERY, () => {
      if (this.client !== client || this.isClosed) return;
      void client.query('select 1').then(
        () => this.check(client),
        () => undefined,
      );
    });
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    this.reopen();
  }

  /** Keeps trying, one attempt at a time. */
  private reopen(): void {
    if (this.isClosed) return;
    this.clock.after(REOPEN_AFTER, () => void this.open().catch(() => this.reopen()));
  }
}
