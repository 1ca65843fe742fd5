import type { Seat } from '@deedbook/engine';
import { NO_ORDERS, type Orders, type SeatFacts } from '@deedbook/protocol';

export type BotName = NonNullable<SeatFacts['bot']>;

/** One seat of a table, including what only its player may know. */
export interface SeatPlace {
  account: string | null;
  name: string;
  hero: string | null;
  /** The computer player the host put here. */
  bot: BotName | null;
  /** The computer player that stands in for an absent player. */
  standIn: BotName | null;
  /** Since when the table has been waiting for this seat. */
  since: number | null;
  orders: Orders;
  plan: readonly string[];
  /** How often this seat has decided, undone or redone something; part of the ids of its questions. */
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

/** The computer player in control of a seat, if any. */
export const botOf = ({ bot, standIn }: SeatPlace): BotName | null => bot ?? standIn;

/** The seats whose players vote: people playing themselves. */
export const voters = (seats: readonly SeatPlace[]): Seat[] =>
  [...seats.keys()].filter(i => seats[i]?.account !== null && botOf(seats[i] as SeatPlace) === null);
