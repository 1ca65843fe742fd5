import { LIMITS, type TableSettings } from '@deedbook/protocol';
import { type Draft, tidy, withPlayers, withWho } from '../../screens/new-game/draft.ts';
import type { Who } from '../../seats/plan.ts';

/** The computer players that sit at online tables. */
export const ONLINE_BOTS = ['greedy', 'curious', 'random'] as const satisfies readonly Who[];
export type OnlineBot = (typeof ONLINE_BOTS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds for a turn. */
export const TURN_TIMES = [
  LIMITS.shortestTurn,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  8 * HOUR,
  DAY,
  3 * DAY,
  LIMITS.longestTurn,
];
/** Seconds that watchers may be behind. */
export const DELAYS = [0, MINUTE, 5 * MINUTE, 30 * MINUTE];

/** What belongs to the table and not to the game. */
export type Agreed = Pick<TableSettings, 'name' | 'isListed' | 'perTurn' | 'watch'>;

export const usualTable = (name: string): Agreed => ({ name, isListed: false, perTurn: null, watch: 0 });

/** A seat that is kept free for a player. */
export const FREE: Who = 'person';

/** Stands in for the server's secret, which deals the game. */
const SEED = 'online';

/** The first table that is offered: two, both people. */
export const firstDraft = (): Draft =>
  withFree(
    tidy({
      scenario: 'first-reconnaissance',
      seats: [{ hero: 'tovak', who: FREE, name: '' }],
      options: {},
      seed: SEED,
    }),
    2,
  );

/** As many seats; those that come along are free. */
export function withFree(draft: Draft, players: number): Draft {
  const before = draft.seats.length;
  let next = withPlayers(draft, players);
  for (let seat = before; seat < next.seats.length; seat++) next = withWho(next, seat, FREE);
  return next;
}

/** The settings of the table that a draft describes. */
export const settingsOf = ({ scenario, options, seats }: Draft, agreed: Agreed): TableSettings => ({
  ...agreed,
  name: agreed.name.trim(),
  scenario,
  options: options as TableSettings['options'],
  seats: seats.length,
});
