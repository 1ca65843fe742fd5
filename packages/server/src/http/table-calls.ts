import { recordOf } from '@deedbook/engine';
import type { TableFacts, TableSettings } from '@deedbook/protocol';
import { LIMITS } from '@deedbook/protocol';
import type { Room } from '../live/room.ts';
import { isWebhook } from '../notice/webhook.ts';
import type { Server } from '../server.ts';
import { createTable, deleteGame } from '../store/games.ts';
import { chatOf, findByCode, listTables, openTablesOf, reportLine } from '../store/lists.ts';
import type { AccountRow } from '../store/schema.ts';
import { factsOf } from '../table/facts.ts';
import { whyUnplayable } from '../table/playable.ts';
import type { SeatPlace } from '../table/seats.ts';
import type { Answers } from './calls.ts';
import { Refused } from './refused.ts';

type TableCalls =
  | 'tables'
  | 'createTable'
  | 'table'
  | 'findTable'
  | 'doDeed'
  | 'rematch'
  | 'record'
  | 'chat'
  | 'report'
  | 'setWebhook';

/** The calls about tables. */
export function tableCalls(server: Server): Pick<Answers, TableCalls> {
  const { rooms, store, clock } = server;

  const roomOf = async (id: string): Promise<Room> => {
    const room = await rooms.get(id);
    if (room === null) throw new Refused('NO-SUCH-TABLE');
    return room;
  };
  const facts = (room: Room): { table: TableFacts } => ({ table: factsOf(room.table, room.attendance()) });

  const open = async (settings: TableSettings, account: AccountRow, hero: string | undefined, seat = 0) => {
    const fault = whyUnplayable(settings);
    if (fault !== null) throw new Refused('SETUP', fault.about);
    if ((await openTablesOf(store, account.id)) >= LIMITS.openTables) throw new Refused('TOO-MANY-TABLES');
    const room = rooms.put(await createTable(store, settings, account.id, clock.now()));
    const deed = { deed: 'join', seat, ...(hero !== undefined && { hero }) } as const;
    const refusal = await room.submit({ account: account.id, seat: null, ref: null, deed, name: account.name });
    if (refusal) throw new Refused(refusal.rule === 'BUSY' ? 'BUSY' : 'SETUP', refusal.about);
    return room;
  };

  /** Computer players play again, with their heroes. */
  const seatBots = async (room: Room, seats: readonly SeatPlace[], account: string): Promise<void> => {
    for (const [seat, { bot, hero, account: player }] of seats.entries()) {
      if (bot === null || hero === null || player !== null) continue;
      for (const deed of [{ deed: 'seat-bot', seat, bot } as const, { deed: 'pick-hero', seat, hero } as const]) {
        await room.submit({ account, seat: null, ref: null, deed });
      }
    }
  };

  return {
    tables: ({ takes, account }) => listTables(store, takes, account?.id ?? null, clock.now()),
    createTable: async ({ takes, account }) => facts(await open(takes.settings, account, takes.hero)),
    table: async ({ named }) => facts(await roomOf(named('table'))),

    findTable: async ({ named }) => {
      const found = await findByCode(store, named('code').toUpperCase());
      if (!found) throw new Refused('NO-SUCH-TABLE');
      return found;
    },

    doDeed: async ({ takes, account, named }) => {
      const room = await roomOf(named('table'));
      const { id, deed } = takes;
      const refusal = await room.submit({ account: account.id, seat: null, ref: id, deed, name: account.name });
      return { refusal: refusal && { rule: refusal.rule, about: refusal.about as Record<string, string> } };
    },

    rematch: async ({ account, named }) => {
      const room = await roomOf(named('table'));
      const seat = room.table.seatOf(account.id);
      if (seat === null) throw new Refused('NOT-SEATED');
      if (room.table.rematch !== null) return facts(await roomOf(room.table.rematch));
      if (room.table.state !== 'over') throw new Refused('TABLE-PLAYING');
      const { settings, seats } = room.table;
      const next = await open(settings, account, seats[seat]?.hero ?? undefined, seat);
      await seatBots(next, seats, account.id);
      const deed = { deed: 'rematch', table: next.table.id } as const;
      const refusal = await room.submit({ account: null, seat: null, ref: null, deed });
      if (refusal === null) return facts(next);
      // Another player was faster: this table is one too many.
      next.abandon();
      await deleteGame(store, next.table.id);
      if (room.table.rematch === null) throw new Refused('BUSY');
      return facts(await roomOf(room.table.rematch));
    },

    record: async ({ account, named }) => {
      const { table } = await roomOf(named('table'));
      if (table.seatOf(account.id) === null) throw new Refused('NOT-SEATED');
      // It contains the seed and every answer, so nobody gets it during the game.
      if (table.state !== 'over' || table.session === null) throw new Refused('TABLE-PLAYING');
      return { record: recordOf(table.session) };
    },

    chat: async ({ account, named }) => {
      const { table } = await roomOf(named('table'));
      if (table.seatOf(account.id) === null) throw new Refused('NOT-SEATED');
      return { lines: await chatOf(store, table.id) };
    },

    report: async ({ takes, account, named }) => {
      await reportLine(store, { ...takes, game: named('table'), account: account.id, at: clock.now() });
      return {};
    },

    setWebhook: async ({ takes, account, named }) => {
      const { table } = await roomOf(named('table'));
      if (table.host !== account.id) throw new Refused('NOT-HOST');
      if (takes.url !== null && !isWebhook(takes.url)) throw new Refused('FORBIDDEN');
      await store.db.updateTable('games').set({ webhook: takes.url }).where('id', '=', table.id).execute();
      return {};
    },
  };
}
