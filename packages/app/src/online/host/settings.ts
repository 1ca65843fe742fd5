import { OPPONENTS } from '@deedbook/bots';
import type { GameOptions } from '@deedbook/engine';
import { LIMITS, plainText, type TableFacts, type TableSettings } from '@deedbook/protocol';
import { type Draft, tidy, withPlayers, withWho } from '../../screens/new-game/draft.ts';
import type { Who } from '../../seats/plan.ts';

/** The computer players available at online tables. */
export const ONLINE_BOTS = OPPONENTS;
export type OnlineBot = (typeof ONLINE_BOTS)[number];
/** The computer player used by default. */
export const USUAL_BOT: OnlineBot = 'greedy';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds per turn. */
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
/** Delays for watchers, in seconds. */
export const DELAYS = [0, MINUTE, 5 * MINUTE, 30 * MINUTE];

/** The settings of the table itself, as opposed to the game. */
export type Agreed = Pick<TableSettings, 'name' | 'isListed' | 'perTurn' | 'watch' | 'advice'>;

export const usualTable = (name: string): Agreed => ({ name, isListed: false, perTurn: null, watch: 0 });

/** A draft of the game as the table is set up now, to be changed before it starts. */
export const draftOf = ({ settings, seats }: TableFacts): Draft =>
  tidy({
    scenario: settings.scenario,
    options: settings.options as GameOptions,
    seats: seats.map(({ hero, bot }) => ({ hero: hero ?? '', who: bot ?? FREE, name: '' })),
    seed: SEED,
  });

export const agreedAt = ({ settings: { name, isListed, perTurn, watch, advice } }: TableFacts): Agreed => ({
  name,
  isListed,
  perTurn,
  watch,
  ...(advice !== undefined && { advice }),
});

/** A seat kept free for a player. */
export const FREE: Who = 'person';

/** A stand-in for the seed, which only the server knows. */
const SEED = 'online';

/** The initial draft: two seats, both for people. */
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

/** Changes the number of seats; added ones are free. */
export function withFree(draft: Draft, players: number): Draft {
  const before = draft.seats.length;
  let next = withPlayers(draft, players);
  for (let seat = before; seat < next.seats.length; seat++) next = withWho(next, seat, FREE);
  return next;
}

/** The table settings for a draft. */
export const settingsOf = ({ scenario, options, seats }: Draft, agreed: Agreed): TableSettings => ({
  ...agreed,
  name: plainText(agreed.name),
  scenario,
  options: options as TableSettings['options'],
  seats: seats.length,
});
