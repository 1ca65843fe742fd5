import type { TableSettings } from '@deedbook/protocol';
import { think } from '../bots/think.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import { type Config, readConfig } from '../config.ts';
import type { Post } from '../notice/notices.ts';
import { type Running, startServer } from '../start.ts';
import { FakeClock } from './fake-clock.ts';

/** Computer players that run synchronously, without threads. */
const quickThinkers: Thinkers = {
  choose: thought => Promise.resolve(think(thought)),
  close: () => Promise.resolve(),
};

export const SETTINGS: TableSettings = {
  name: 'Thursday night',
  scenario: 'full-conquest',
  options: {},
  seats: 2,
  isListed: true,
  perTurn: null,
  watch: 0,
};

/** A test server: in memory, on any port, with a fake clock and fixed seeds. */
export async function testServer(
  extra: Partial<Record<keyof Config, string>> = {},
  clock = new FakeClock(),
  post: Post = () => Promise.resolve(201),
  patience?: number,
): Promise<Running & { readonly clock: FakeClock }> {
  const config = readConfig({
    DATABASE_URL: ':memory:',
    PORT: '0',
    LOG_LEVEL: 'silent',
    SIGN_IN_LIMIT: '1000',
    SOCKET_LIMIT: '100000',
    ...extra,
  });
  let games = 0;
  const newSeed = () => `chacha:${Buffer.alloc(32, `game ${games++}`).toString('base64url')}`;
  const extras = { clock, thinkers: quickThinkers, newSeed, post, ...(patience !== undefined && { patience }) };
  return { ...(await startServer(config, extras)), clock };
}
