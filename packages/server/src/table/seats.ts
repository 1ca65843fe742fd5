import type { Seat } from '@deedbook/engine';
import { NO_ORDERS, type Orders, type SeatFacts } from '@deedbook/protocol';

export type BotName = NonNullable<SeatFacts['bot']>;

/** One seat of a table, with what only its player may know. */
export interface SeatPlace {
  account: string | null;
  name: string;
  hero: string | null;
  /** The computer player that the host put here. */
  bot: BotName | null;
  /** The computer player that plays while the player does not. */
  standIn: BotName | null;
  /** Since when the table waits for this seat. */
  since: number | null;
  orders: Orders;
  plan: readonly string[];
  /** How often this seat has decided something, taken it back or done it again: names its questions. */
  decisions: number;
}

export const freeSeat = (): SeatPlace => ({
  account: null,
  name: '',
  hero: null,
  bot: null,
  standIn: null,
  since: null,
  orders: NO_ORDERS,
  plan: [],
  decisions: 0,
});

/** Who plays a seat now, if a computer does. */
export const botOf = ({ bot, standIn }: SeatPlace): BotName | null => bot ?? standIn;

/** The seats whose players have a say: people who play themselves. */
export const voters = (seats: readonly SeatPlace[]): Seat[] =>
  [...seats.keys()].filter(i => seats[i]?.account !== null && botOf(seats[i] as SeatPlace) === null);
