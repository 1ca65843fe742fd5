import type { Accounts } from '../identity/accounts.ts';
import { deleteGame } from '../store/games.ts';
import { unusedTables } from '../store/lists.ts';
import { depart } from './depart.ts';
import type { Rooms } from './rooms.ts';

/** How soon after its start a node looks for the first time, and how often the nodes clean up, in ms. */
const FIRST_AFTER = 60_000;
const EVERY = 3_600_000;
/** How many guests or tables are deleted in a row. */
const AT_ONCE = 100;

const DAY = 86_400_000;
/** When the nodes last cleaned up, among the facts of the database. */
const FACT = 'cleaned-up';

/**
 * Deletes what nobody can use any more: sessions and one-time secrets that have expired, guests who have not been here for a
 * long time, and tables at which no player is left. One node at a time does it; should two of them, nothing happens twice.
 */
export class Cleanup {
  private readonly rooms: Rooms;
  private readonly accounts: Accounts;
  private readonly guestDays: number;
  private stop: () => void;

  constructor(rooms: Rooms, accounts: Accounts, guestDays: number) {
    this.rooms = rooms;
    this.accounts = accounts;
    this.guestDays = guestDays;
    this.stop = rooms.clock.after(FIRST_AFTER, () => this.lookAgain());
  }

  close(): void {
    this.stop();
  }

  /** Cleans up, if no node has done so lately. */
  async look(): Promise<void> {
    if (!(await this.isOwnTurn())) return;
    await this.accounts.forgetExpired();
    const before = this.rooms.clock.now() - this.guestDays * DAY;
    await this.deleteAll(
      () => this.accounts.idleGuests(before, AT_ONCE),
      async guest => {
        await this.accounts.lockOut(guest);
        await depart(this.rooms, this.accounts, guest);
      },
    );
    await this.deleteAll(
      () => unusedTables(this.rooms.store, before, AT_ONCE),
      async game => {
        this.rooms.find(game)?.abandon();
        await deleteGame(this.rooms.store, game);
        this.rooms.store.bus.tell({ word: 'deleted', game });
      },
    );
  }

  /** Deletes one after the other, until nothing is left but what cannot be deleted. */
  private async deleteAll(find: () => Promise<string[]>, deleteOne: (id: string) => Promise<void>): Promise<void> {
    const failed = new Set<string>();
    for (;;) {
      const left = (await find()).filter(id => !failed.has(id));
      if (left.length === 0) return;
      for (const id of left) {
        await deleteOne(id).catch(error => {
          failed.add(id);
          this.rooms.log.error({ err: error, id }, 'something old cannot be deleted');
        });
      }
    }
  }

  /** Whether it is time again, and no other node was faster. */
  private async isOwnTurn(): Promise<boolean> {
    const { store, clock } = this.rooms;
    const now = clock.now();
    const fact = { name: FACT, value: '0' };
    await store.db
      .insertInto('facts')
      .values(fact)
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const { value } = await store.db
      .selectFrom('facts')
      .select('value')
      .where('name', '=', FACT)
      .executeTakeFirstOrThrow();
    // The clock may have been set back.
    if (Math.abs(now - Number(value)) < EVERY) return false;
    const { numUpdatedRows } = await store.db
      .updateTable('facts')
      .set({ value: `${now}` })
      .where('name', '=', FACT)
      .where('value', '=', value)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  private lookAgain(): void {
    void this.look()
      .catch(error => this.rooms.log.error({ err: error }, 'cleaning up failed'))
      .then(() => {
        this.stop = this.rooms.clock.after(EVERY, () => this.lookAgain());
      });
  }
}
