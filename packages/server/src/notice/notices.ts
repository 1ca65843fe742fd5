import type { Room } from '../live/room.ts';
import type { Rooms } from '../live/rooms.ts';
import type { Entry } from '../table/entry.ts';
import { botOf } from '../table/seats.ts';
import { orderFor } from '../table/standing-orders.ts';
import { isPushService, pushHeaders } from './push.ts';
import { bodyFor, isWebhook } from './webhook.ts';

/** Sends a request and returns the status; the response is not read. */
export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<number>;

const PATIENCE = 10_000;

export const post: Post = async (url, headers, body) => {
  const reply = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await reply.body?.cancel();
  return reply.status;
};

/** If a service is busy or away, a notice is sent again after so many ms, unless nobody waits for the player any more. */
const AGAIN_AFTER = [10_000, 60_000];
const isBusy = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** The browser has unsubscribed. */
const GONE = [404, 410];

/**
 * Notifies players that a table is waiting for them, by the table's webhook and by Web Push. At a table with a clock
 * this happens even if a tab is open, since it may be forgotten; at a live table, only if the player is away.
 */
export class Notices {
  private readonly rooms: Rooms;
  private readonly publicUrl: string;
  private readonly post: Post;

  constructor(rooms: Rooms, publicUrl: string, send: Post = post) {
    this.rooms = rooms;
    this.publicUrl = publicUrl;
    this.post = send;
    rooms.onWritten((room, entry) => void this.after(room, entry).catch(() => undefined));
  }

  private async after(room: Room, entry: Entry): Promise<void> {
    const { table } = room;
    const { at, account, deed } = entry;
    const isOnItsOwn = account === null && (deed.deed === 'auto-answer' || deed.deed === 'plan');
    const waited = table.seats.filter((place, seat) => {
      if (place.since === null || place.account === null || place.account === account) return false;
      // What a plan or the player's orders decide is not asked, until they are at an end.
      const isNew = place.since === at || (isOnItsOwn && entry.seat === seat);
      if (!isNew || botOf(place) !== null || place.plan.length > 0) return false;
      const isHere = room.isHere(seat);
      if (!isHere && orderFor(table, seat) !== null) return false;
      return table.settings.perTurn !== null || !isHere;
    });
    if (waited.length === 0) return;
    const url = `${this.publicUrl}/#/table/${table.id}`;
    const { db } = this.rooms.store;
    const game = await db.selectFrom('games').select('webhook').where('id', '=', table.id).executeTakeFirst();
    for (const { account: player, name, since } of waited) {
      const isWaiting = () =>
        this.rooms.find(table.id)?.table.seats.some(place => place.account === player && place.since === since) ===
        true;
      if (game?.webhook && isWebhook(game.webhook)) {
        const body = JSON.stringify(bodyFor(game.webhook, { table: table.settings.name, player: name, url }));
        void this.deliver(game.webhook, { 'content-type': 'application/json' }, body, isWaiting);
      }
      await this.wake(player as string, isWaiting);
    }
  }

  /** Sends a notice, several times if need be, and returns the last status. */
  private async deliver(url: string, headers: Record<string, string>, body: string, isWaiting: () => boolean) {
    let status = await this.post(url, headers, body).catch(() => 0);
    for (const pause of AGAIN_AFTER) {
      if (!isBusy(status)) break;
      await new Promise<void>(resolve => void this.rooms.clock.after(pause, resolve));
      if (!isWaiting()) break;
      status = await this.post(url, headers, body).catch(() => 0);
    }
    return status;
  }

  private async wake(account: string, isWaiting: () => boolean): Promise<void> {
    const { store, clock } = this.rooms;
    const pushes = await store.db.selectFrom('pushes').selectAll().where('account', '=', account).execute();
    const send = async (endpoint: string) => {
      const headers = await pushHeaders(store, clock, endpoint, this.publicUrl);
      const status = await this.deliver(endpoint, headers, '', isWaiting);
      if (GONE.includes(status)) await store.db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
    };
    // A service that does not answer keeps no other one waiting.
    for (const { endpoint } of pushes) if (isPushService(endpoint)) void send(endpoint).catch(() => undefined);
  }
}
