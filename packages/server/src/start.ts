import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type Thinkers, threads } from './bots/thinkers.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import { Expulsions } from './http/expulsions.ts';
import { addPages } from './http/pages.ts';
import { checkPulse } from './http/pulse.ts';
import { Accounts } from './identity/accounts.ts';
import { Automation } from './live/automation.ts';
import { Cleanup } from './live/cleanup.ts';
import { Deletions } from './live/deletions.ts';
import { Rooms } from './live/rooms.ts';
import { Notices, type Post, post } from './notice/notices.ts';
import { addHealth } from './ops/health.ts';
import { createMetrics } from './ops/metrics.ts';
import { archive } from './store/finish.ts';
import { OtherProcess } from './store/other-process.ts';
import { openStore } from './store/store.ts';

interface Extras {
  readonly clock?: Clock;
  readonly thinkers?: Thinkers;
  readonly post?: Post;
  /** How often connections are checked, in ms. */
  readonly pulse?: number;
  /** How long a request may wait for its answer, in ms. */
  readonly patience?: number;
  /** Makes the seed of a game: secret by default, fixed in tests. */
  readonly newSeed?: () => string;
  /** Called when the disk has failed. This node is of no use from then on: another process has to read the file. */
  readonly fail?: () => void;
}

/** How long a request may wait for its answer, in ms: longer than a connection to the database is waited for. */
const PATIENCE = 30_000;

/** A running server. */
export interface Running {
  readonly url: string;
  /** For tests, and for running it in the same process. */
  readonly inside: {
    readonly rooms: Rooms;
    readonly automation: Automation;
    readonly accounts: Accounts;
    readonly cleanup: Cleanup;
  };
  /** Stops without losing any answer: accepts nothing new; what was accepted is written and sent. */
  stop(): Promise<void>;
}

/** Starts a node: opens the database and accepts requests and sockets. */
export async function startServer(config: Config, extras: Extras = {}): Promise<Running> {
  const { clock = systemClock, thinkers = threads(config.BOT_THREADS), patience = PATIENCE, newSeed } = extras;
  const store = await openStore(config.DATABASE_URL, clock, newSeed);
  const otherProcess = new OtherProcess(store, clock);
  const { app, server, connections } = await createApp(
    ({ log }, connections) => ({
      config,
      clock,
      store,
      accounts: new Accounts(store, clock),
      rooms: new Rooms(store, clock, log, config.UNPACKED_GAMES ?? null),
      expulsions: new Expulsions(store, otherProcess, connections),
      patience,
    }),
    config,
  );
  const { rooms, accounts } = server;
  const automation = new Automation(rooms, thinkers);
  const cleanup = new Cleanup(rooms, accounts, config.GUEST_DAYS);
  new Deletions(rooms, otherProcess);
  rooms.onWritten(({ table }) => {
    if (table.state === 'over')
      void archive(store, table).catch(error => app.log.error({ err: error }, 'a game cannot be put away'));
  });
  store.onFailure(error => {
    app.log.fatal({ err: error }, 'the disk failed, so this node ends: what is stored has to be read again');
    extras.fail?.();
  });
  const stopChecking = checkPulse(connections, extras.pulse);
  let isStopping = false;
  const metrics = createMetrics({
    tables: () => rooms.count,
    connections: () => connections.size,
    counts: rooms.writer.counts,
  });
  rooms.onWritten((_room, { at }) => metrics.tookDeed((clock.now() - at) / 1000));
  app.get('/api/openapi.json', async () => (await import('./ops/describe.ts')).openApi());
  addHealth(app, server, metrics, () => isStopping);
  if (config.PAGES !== undefined) await addPages(app, resolve(config.PAGES));
  await app.listen({ port: config.PORT, host: config.HOST });
  const { port } = app.server.address() as AddressInfo;
  const url = config.PUBLIC_URL ?? `http://${config.HOST === '0.0.0.0' ? 'localhost' : config.HOST}:${port}`;
  new Notices(rooms, url, extras.post ?? post);
  const stop = async () => {
    isStopping = true;
    stopChecking();
    otherProcess.close();
    cleanup.close();
    await automation.close();
    await rooms.close();
    for (const connection of connections) connection.end(null, true);
    await app.close();
    await rooms.close();
    await store.close();
  };
  return { url, inside: { rooms, automation, accounts, cleanup }, stop };
}
