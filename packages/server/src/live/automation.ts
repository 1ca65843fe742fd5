import type { Asked, Seat } from '@deedbook/engine';
import type { LoggedDeed } from '@deedbook/protocol';
import type { Thinkers } from '../bots/thinkers.ts';
import { deadlineOf } from '../table/facts.ts';
import { type BotName, botOf, voters } from '../table/seats.ts';
import { orderFor } from '../table/standing-orders.ts';
import type { Table } from '../table/table.ts';
import { settledVote } from '../table/votes.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** How often this node looks for games with something due, and how many it takes at once. */
const LOOK_EVERY = 1_000;
const MOST_DUE = 50;
/** How long other nodes leave a claimed game alone. */
const TAKEN_FOR = 30_000;
/** After this many refusals something is wrong; the game waits until it is due again. */
const MOST_REFUSALS = 5;

/**
 * What the server does on its own: computer players, plans of absent players, and timeouts. The node that wrote the
 * last entry continues at once; if it fails to, another one finds the game in the database when it is due. Doing
 * something twice is harmless, because its number in the log is already taken.
 */
export class Automation {
  private readonly rooms: Rooms;
  private readonly thinkers: Thinkers;
  private readonly busy = new Set<Table>();
  private stop: () => void = () => undefined;
  private isClosed = false;

  constructor(rooms: Rooms, thinkers: Thinkers) {
    this.rooms = rooms;
    this.thinkers = thinkers;
    rooms.onAutomate(room => void this.run(room));
    this.schedule();
  }

  /** Claims and wakes games with something due. */
  async lookForDue(): Promise<number> {
    const { store, clock } = this.rooms;
    const now = clock.now();
    const due = await store.db.transaction().execute(async trx => {
      let query = trx.selectFrom('games').select('id').where('due', '<=', now).orderBy('due').limit(MOST_DUE);
      if (store.isPostgres) query = query.forUpdate().skipLocked();
      const ids = (await query.execute()).map(({ id }) => id);
      if (ids.length > 0)
        await trx
          .updateTable('games')
          .set({ due: now + TAKEN_FOR })
          .where('id', 'in', ids)
          .execute();
      return ids;
    });
    for (const id of due) {
      try {
        const room = await this.rooms.get(id);
        if (room) await this.run(room);
      } catch (error) {
        // The others must not wait for a table that cannot be read.
        this.rooms.log.error({ err: error, table: id }, 'a table cannot be read');
      }
    }
    return due.length;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.stop();
    await this.thinkers.close();
  }

  private schedule(): void {
    if (this.isClosed) return;
    this.stop = this.rooms.clock.after(LOOK_EVERY, () => {
      void this.lookForDue()
        .catch(error => this.rooms.log.error({ err: error }, 'what is due cannot be read'))
        .then(() => this.schedule());
    });
  }

  /** Does everything the server has to do at a table now. */
  private async run(room: Room): Promise<void> {
    const { table } = room;
    if (this.isClosed || this.busy.has(table)) return;
    this.busy.add(table);
    try {
      for (let refusals = 0; refusals < MOST_REFUSALS; ) {
        const todo = await this.todo(room, table);
        if (todo === null || room.table !== table) return;
        const refusal = await room.submit({ account: null, ref: null, ...todo });
        // Someone acted meanwhile, so there is something else to do now.
        if (refusal) refusals++;
      }
    } catch (error) {
      if (!this.isClosed) this.rooms.log.error({ err: error, table: table.id }, 'a computer player failed');
    } finally {
      this.busy.delete(table);
    }
  }

  private async todo(room: Room, table: Table): Promise<{ seat: Seat; deed: LoggedDeed } | null> {
    if (this.isClosed || room.table !== table || table.state !== 'playing') return null;
    const vote = settledVote(table);
    if (vote !== null) return vote;
    const seat = table.seats.findIndex((_, i) => this.isAutomatic(room, i));
    const deed = seat < 0 ? null : await this.next(room, seat);
    return deed && { seat, deed };
  }

  private isAutomatic(room: Room, seat: Seat): boolean {
    const { table } = room;
    const place = table.seats[seat];
    if (!place) return false;
    if (botOf(place) !== null) return place.since !== null && voters(table.seats).length > 0;
    if (!room.isHere(seat) && orderFor(table, seat) !== null) return true;
    if (place.since === null) return false;
    const deadline = deadlineOf(table, place);
    return place.plan.length > 0 || (deadline !== null && deadline <= this.rooms.clock.now());
  }

  private async next(room: Room, seat: Seat): Promise<LoggedDeed | null> {
    const { table } = room;
    const place = table.seats[seat];
    const asked = table.question(seat)?.asked ?? null;
    if (!place || asked === null) return null;
    const bot = botOf(place);
    if (bot !== null) return { deed: 'auto-answer', by: 'bot', key: await this.think(table, seat, bot, asked) };
    if (place.since !== null && place.plan.length > 0) return planned(place.plan, asked);
    const order = room.isHere(seat) ? null : orderFor(table, seat);
    if (order === 'think')
      return { deed: 'auto-answer', by: 'orders', key: await this.think(table, seat, 'greedy', asked) };
    if (order !== null) return { deed: 'auto-answer', by: 'orders', key: order.key };
    return { deed: 'time-up', since: place.since as number };
  }

  private think(table: Table, seat: Seat, bot: BotName, asked: Asked): Promise<string> {
    const { session } = table;
    if (!session) throw new Error('there is no game');
    const [view, known] = [session.view(seat), session.known(seat)];
    return this.thinkers.choose({ who: `${table.id} ${seat}`, bot, asked, view, known });
  }
}

/** The next answer of a plan, or the end of the plan if it no longer fits. */
const planned = (plan: readonly string[], { choices }: Asked): LoggedDeed => {
  const key = plan[0] as string;
  return choices.some(choice => choice.key === key)
    ? { deed: 'auto-answer', by: 'plan', key }
    : { deed: 'plan', keys: [] };
};
