import { LIMITS } from './limits.ts';
import { orders } from './orders.ts';
import { deedId, key, printed, seat, tableName, time } from './values.ts';
import { z } from './zod.ts';

/*
 * Everything that can be done to a table. Deeds arrive by socket or HTTP, are judged by one function and become entries
 * of the table's log.
 */

const bot = z.enum(['random', 'curious', 'squire', 'greedy', 'duelist', 'strategist', 'warlord']);
const steps = z.int().check(z.gte(1), z.lte(200));

/** The options of a setup, as the engine knows them; the engine checks them again when the table is set up. */
const numbers = (most: number) => z.array(z.int().check(z.gte(0), z.lte(99))).check(z.maxLength(most));
const gameOptions = z.strictObject({
  mode: z.optional(z.enum(['solo', 'competitive', 'cooperative', 'teams'])),
  mapShape: z.optional(printed),
  tileCounts: z.optional(numbers(3)),
  teams: z.optional(numbers(8)),
  pvp: z.optional(z.boolean()),
  startLevel: z.optional(z.int().check(z.gte(0), z.lte(99))),
  cityLevels: z.optional(numbers(8)),
  cooperativeAssault: z.optional(z.boolean()),
  replenishSpawningGrounds: z.optional(z.boolean()),
  sets: z.optional(
    z.array(z.enum(['base', 'lost-legion', 'krang', 'shades-of-tezla', 'ultimate'])).check(z.maxLength(5)),
  ),
  variants: z.optional(z.array(printed).check(z.maxLength(50))),
});

/** What a table plays and how; the host may change it until the game starts. */
export const tableSettings = z.strictObject({
  name: tableName,
  scenario: printed,
  options: gameOptions,
  seats: z.int().check(z.gte(1), z.lte(LIMITS.seats)),
  /** Whether the table is in the public list, or open only to players with the link or code. */
  isListed: z.boolean(),
  /** Seconds per turn, after which a computer player stands in; null for a live game without a clock. */
  perTurn: z.nullable(z.int().check(z.gte(LIMITS.shortestTurn), z.lte(LIMITS.longestTurn))),
  /** How many seconds watchers are behind; null if watching is not allowed. */
  watch: z.nullable(z.int().check(z.gte(0), z.lte(LIMITS.longestDelay))),
  /** Whether players may ask for advice in their own decisions; not allowed by default. */
  advice: z.optional(z.boolean()),
});
export type TableSettings = z.infer<typeof tableSettings>;

/** What players send. */
export const deed = z.discriminatedUnion('deed', [
  z.strictObject({ deed: z.literal('join'), seat: z.optional(seat), hero: z.optional(printed) }),
  z.strictObject({ deed: z.literal('leave') }),
  /** The host removes a player before the game starts. */
  z.strictObject({ deed: z.literal('remove'), seat }),
  z.strictObject({ deed: z.literal('pick-hero'), seat, hero: printed }),
  /** The host puts a computer player in a free seat, or removes it. */
  z.strictObject({ deed: z.literal('seat-bot'), seat, bot: z.nullable(bot) }),
  z.strictObject({ deed: z.literal('settings'), settings: z.partial(tableSettings) }),
  z.strictObject({ deed: z.literal('start') }),
  /** `asked` is the id that came with the question: an answer to an older one is refused. */
  z.strictObject({ deed: z.literal('answer'), asked: z.string().check(z.minLength(1), z.maxLength(40)), key }),
  /** Undoes the player's last decisions, this many. */
  z.strictObject({ deed: z.literal('undo'), steps }),
  z.strictObject({ deed: z.literal('redo') }),
  /** Asks the others to allow an undo the rules do not: back past this many of the player's decisions. */
  z.strictObject({ deed: z.literal('ask-undo'), steps }),
  z.strictObject({ deed: z.literal('allow-undo'), agree: z.boolean() }),
  z.strictObject({ deed: z.literal('hand-over'), bot }),
  z.strictObject({ deed: z.literal('take-back') }),
  z.strictObject({ deed: z.literal('propose-end') }),
  z.strictObject({ deed: z.literal('agree-end'), agree: z.boolean() }),
  z.strictObject({ deed: z.literal('orders'), orders }),
  /** Answers to give when the player's turn comes, up to the first that no longer fits. */
  z.strictObject({ deed: z.literal('plan'), keys: z.array(key).check(z.maxLength(LIMITS.plan)) }),
]);
export type Deed = z.infer<typeof deed>;
export type DeedName = Deed['deed'];

/** A deed with the id its sender gave it. */
export const sentDeed = z.strictObject({ id: deedId, deed });

/** A deed in the log: who did it and when. Some are done by the server itself. */
export const loggedDeed = z.union([
  deed,
  z.strictObject({ deed: z.literal('create'), settings: tableSettings }),
  /** A player takes a seat: a `join` that was granted. */
  z.strictObject({ deed: z.literal('sit'), seat, hero: printed, name: z.string() }),
  /** An answer given by a computer player, or by the standing orders or plan of an absent player. */
  z.strictObject({ deed: z.literal('auto-answer'), by: z.enum(['bot', 'orders', 'plan']), key }),
  /** The time for a turn is up. */
  z.strictObject({ deed: z.literal('time-up'), since: time }),
  /** A player deleted their account. */
  z.strictObject({ deed: z.literal('gone') }),
  z.strictObject({ deed: z.literal('rematch'), table: z.string() }),
]);
export type LoggedDeed = z.infer<typeof loggedDeed>;
export { bot };
