import { deleteGame } from '../store/games.ts';
import type { OtherProcess } from '../store/other-process.ts';
import type { Rooms } from './rooms.ts';

/** How many tables are looked up at once. */
const AT_ONCE = 500;

/** Closes tables that an operator has deleted: their players must not go on with a game that is no longer kept. */
export class Deletions {
  private readonly rooms: Rooms;

  constructor(rooms: Rooms, otherProcess: OtherProcess) {
    this.rooms = rooms;
    rooms.store.bus.hear(word => {
      if (word.word === 'deleted') void this.closeAt(word.game).catch(() => undefined);
    });
    otherProcess.onWrite(() => this.look());
  }

  /** Looks for tables that are awake and no longer stored. */
  private async look(): Promise<void> {
    const { db } = this.rooms.store;
    const awake = this.rooms.ids;
    for (let i = 0; i < awake.length; i += AT_ONCE) {
      const some = awake.slice(i, i + AT_ONCE);
      const stored = await db.selectFrom('games').select('id').where('id', 'in', some).execute();
      const ids = new Set(stored.map(({ id }) => id));
      for (const id of some) if (!ids.has(id)) await this.closeAt(id);
    }
  }

  private async closeAt(game: string): Promise<void> {
    const room = this.rooms.find(game);
    if (!room) return;
    room.abandon();
    // Something may have been written meanwhile.
    await this.rooms.writer.drained();
    await deleteGame(this.rooms.store, game);
  }
}
