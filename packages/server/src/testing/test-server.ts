import { type BotName, createBot } from '@deedbook/bots';
import type { TableSettings } from '@deedbook/protocol';
import type { Thinkers } from '../bots/thinkers.ts';
import { type Config, readConfig } from '../config.ts';
import type { Post } from '../notice/notices.ts';
import { type Running, startServer } from '../start.ts';
import { FakeClock } from './fake-clock.ts';

/** Computer players that think at once, without threads. */
const quickThinkers: Thinkers = {
  choose: ({ who, bot, asked, view }) =>
    Promise.resolve(
      createBot(bot as BotName, who).choose({ asked, view: () => view }) ?? (asked.choices[0]?.key as string),
    ),
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

/** A server for tests: in memory, on any port, with a clock that stands still. */
export async function testServer(
  extra: Partial<Record<keyof Config, string>> = {},
  clock = new FakeClock(),
  post: Post = () => Promise.resolve(201),
): Promise<Running & { readonly clock: FakeClock }> {
  const config = readConfig({
    DATABASE_URL: ':memory:',
    PORT: '0',
    LOG_LEVEL: 'silent',
    SIGN_IN_LIMIT: '1000',
    SOCKET_LIMIT: '100000',
    ...extra,
  });
  return { ...(await startServer(config, { clock, thinkers: quickThinkers, post })), clock };
}
