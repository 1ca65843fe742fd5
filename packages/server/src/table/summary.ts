import type { GameUpdate } from '../store/append.ts';
import type { SeatingRow } from '../store/schema.ts';
import { deadlineOf } from './facts.ts';
import { botOf, voters } from './seats.ts';
import type { Table } from './table.ts';

/** What a list shows about a seat. */
export interface ListedSeat {
  readonly name: string | null;
  readonly account: string | null;
  readonly hero: string | null;
  readonly isBot: boolean;
  readonly isWaitedFor: boolean;
  /** When the time of the seat is up; missing in what older versions wrote. */
  readonly deadline?: number | null;
}

/** How soon another node takes over what this one was about to do. */
const TAKE_OVER = 15_000;

/** When the server next has to act on its own: a computer player's turn, or a timeout. */
function dueOf(table: Table): number | null {
  if (table.state !== 'playing') return null;
  const isAutomatic =
    voters(table.seats).length > 0 && table.seats.some(place => place.since !== null && botOf(place) !== null);
  if (isAutomatic) return table.changed + TAKE_OVER;
  const deadlines = table.seats.map(place => deadlineOf(table, place)).filter(deadline => deadline !== null);
  const waited = table.seats.some(
    ({ since, plan, orders }) =>
      since !== null && (plan.length > 0 || orders.defence !== 'ask' || orders.plunder !== 'ask'),
  );
  if (waited) deadlines.push(table.changed + TAKE_OVER);
  return deadlines.length > 0 ? Math.min(...deadlines) : null;
}

/** How far apart two times may be for something to be due without being written again, in ms. */
const ABOUT = 5_000;

/**
 * The values that what lists and timers know about a table depends on: as long as they are the same, nothing of it has to
 * be written. Comparing them costs a fraction of working it out, and nearly always they are.
 */
export function listedValues(table: Table): readonly unknown[] {
  const due = dueOf(table);
  const values: unknown[] = [table.state, table.settings, table.rematch, due === null ? null : Math.floor(due / ABOUT)];
  for (const place of table.seats) {
    const { account, name, hero, since } = place;
    values.push(
      account,
      name,
      hero,
      botOf(place) !== null,
      since === null,
      place.bot === null,
      deadlineOf(table, place),
    );
  }
  return values;
}

/** What lists and timers need to know about a table. */
export function summaryOf(table: Table): GameUpdate {
  const { settings, seats, state } = table;
  const listed = seats.map(
    (place): ListedSeat => ({
      name: place.account === null ? null : place.name,
      account: place.account,
      hero: place.hero,
      isBot: botOf(place) !== null,
      isWaitedFor: place.since !== null,
      deadline: deadlineOf(table, place),
    }),
  );
  const seatings = seats.flatMap(({ account, since }, seat): SeatingRow[] =>
    account === null ? [] : [{ game: table.id, account, seat, waited: since === null ? 0 : 1 }],
  );
  return {
    row: {
      state,
      name: settings.name,
      scenario: settings.scenario,
      listed: settings.isListed ? 1 : 0,
      watched: settings.watch === null ? 0 : 1,
      per_turn: settings.perTurn,
      seat_count: settings.seats,
      seats: JSON.stringify(listed),
      free_seats: seats.filter(place => place.account === null && place.bot === null).length,
      changed: table.changed,
      due: dueOf(table),
      rematch: table.rematch,
    },
    seatings,
  };
}
