import { sql } from 'kysely';
import { deleteGame } from '../store/games.ts';
import type { Rooms } from './rooms.ts';

/** How often this node looks for deleted tables where no other process can send word. */
const LOOK_EVERY = 1_000;
/** How many tables are looked up at once. */
const AT_ONCE = 500;

/** Closes tables that an operator has deleted: their players must not go on with a game that is no longer kept. */
export class Deletions {
  private readonly rooms: Rooms;
  /** Changes whenever another process has written to the embedded database. */
  private version: number | null = null;
  private stop: () => void = () => undefined;

  constructor(rooms: Rooms) {
    this.rooms = rooms;
    rooms.store.bus.hear(word => {
      if (word.word === 'deleted') void this.closeAt(word.game).catch(() => undefined);
    });
    // On the embedded database `deedbook admin` is another process that leaves its mark in the file only.
    if (!rooms.store.isPostgres) this.schedule();
  }

  /** Looks for tables that are awake and no longer stored. */
  async look(): Promise<void> {
    const { db } = this.rooms.store;
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
    const { version } = this;
    this.version = rows[0]?.data_version ?? null;
    if (version === this.version) return;
    const awake = this.rooms.ids;
    for (let i = 0; i < awake.length; i += AT_ONCE) {
      const some = awake.slice(i, i + AT_ONCE);
      const stored = await db.selectFrom('games').select('id').where('id', 'in', some).execute();
      const ids = new Set(stored.map(({ id }) => id));
      for (const id of some) if (!ids.has(id)) await this.closeAt(id);
    }
  }

  close(): void {
    this.stop();
  }

  private async closeAt(game: string): Promise<void> {
    const room = this.rooms.find(game);
    if (!room) return;
    this.rooms.drop(room);
    for (const member of [...room.everybody()]) member.comeBack();
    // Something may have been written meanwhile.
    await this.rooms.writer.drained();
    await deleteGame(this.rooms.store, game);
  }

  private schedule(): void {
    this.stop = this.rooms.clock.after(LOOK_EVERY, () => {
      void this.look()
        .catch(() => undefined)
        .then(() => this.schedule());
    });
  }
}
