import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Me, ServerRefusal } from '@deedbook/protocol';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { forgetName } from '../store/forget.ts';
import { newId } from '../store/games.ts';
import type { AccountRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { isPassword, keepPassword } from './passwords.ts';

/** A session expires after this many days without use. */
const SESSION_DAYS = 180;
const DAY = 86_400_000;
const LINK_LASTS = 7 * DAY;
const DEVICE_CODE_LASTS = 10 * 60_000;
/** How many devices of a player stay signed in; the one that was not used for longest has to sign in again. */
const MOST_SESSIONS = 50;
/** How often `seen` is written. */
const SEEN_EVERY = 3_600_000;

/** Only the hash of a secret is stored, so reading the database is not enough to sign in. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Names that look the same are treated as the same name. */
const loginOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

const DEVICE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Eight characters, 39 bits: impossible to guess within ten minutes at five attempts per minute. */
const newDeviceCode = (): string =>
  Array.from({ length: 8 }, () => DEVICE_LETTERS[randomInt(DEVICE_LETTERS.length)]).join('');

export const meOf = ({ id, name, login, password, created }: AccountRow): Me => ({
  id,
  name,
  isGuest: login === null,
  hasPassword: password !== null,
  created,
});

/** Players, how they sign in, and their sessions. */
export class Accounts {
  private readonly store: Store;
  private readonly clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.store = store;
    this.clock = clock;
  }

  async createGuest(name: string): Promise<AccountRow> {
    const now = this.clock.now();
    const row = { id: newId(), name, login: null, password: null, created: now, seen: now, banned: 0, muted: '[]' };
    await this.store.db.insertInto('accounts').values(row).execute();
    return row;
  }

  find(id: string): Promise<AccountRow | undefined> {
    return this.store.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Renames a guest. Account names must be unique. */
  async rename(account: AccountRow, name: string): Promise<AccountRow | ServerRefusal> {
    const login = account.login === null ? null : loginOf(name);
    if (login !== null && login !== account.login && (await this.isTaken(login))) return 'NAME-TAKEN';
    return this.change(account, { name, login });
  }

  /** Turns a guest into an account: the name now belongs to this player. */
  async setPassword(account: AccountRow, password: string, current?: string): Promise<AccountRow | ServerRefusal> {
    if (account.password !== null && !(await isPassword(current ?? '', account.password))) return 'WRONG-SECRET';
    const login = loginOf(account.name);
    if (account.login === null && (await this.isTaken(login))) return 'NAME-TAKEN';
    const changed = await this.change(account, { login, password: await keepPassword(password) });
    await this.endSessions(account.id);
    return changed;
  }

  async signIn(name: string, password: string): Promise<AccountRow | ServerRefusal> {
    const account = await this.store.db
      .selectFrom('accounts')
      .selectAll()
      .where('login', '=', loginOf(name))
      .executeTakeFirst();
    // Unknown name or wrong password: the same reply after the same time.
    if (!(await isPassword(password, account?.password ?? null)) || !account) return 'WRONG-SECRET';
    return account.banned ? 'BANNED' : account;
  }

  /** A one-time secret: a link valid for a week, or a code to type on another device. */
  async makeSecret(account: AccountRow, kind: 'link' | 'device'): Promise<{ secret: string; expires: number }> {
    const now = this.clock.now();
    const secret = kind === 'link' ? randomBytes(32).toString('base64url') : newDeviceCode();
    const expires = now + (kind === 'link' ? LINK_LASTS : DEVICE_CODE_LASTS);
    await this.store.db.deleteFrom('secrets').where('account', '=', account.id).where('kind', '=', kind).execute();
    await this.store.db
      .insertInto('secrets')
      .values({ secret: hashed(secret), account: account.id, kind, expires })
      .execute();
    return { secret, expires };
  }

  async useSecret(secret: string): Promise<AccountRow | ServerRefusal> {
    // A code may be typed in lower case and with gaps.
    const typed = secret.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const names = [hashed(secret.trim()), hashed(typed)];
    // The first use removes it.
    const found = await this.store.db
      .deleteFrom('secrets')
      .where('secret', 'in', names)
      .where('expires', '>=', this.clock.now())
      .returning('account')
      .executeTakeFirst();
    const account = found && (await this.find(found.account));
    if (!account) return 'WRONG-SECRET';
    return account.banned ? 'BANNED' : account;
  }

  /** Starts a session and returns its token, which only the player has. */
  async begin(account: AccountRow): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    await this.store.db
      .insertInto('sessions')
      .values({ token: hashed(token), account: account.id, created: now, seen: now })
      .execute();
    const surplus = this.store.db
      .selectFrom('sessions')
      .select('token')
      .where('account', '=', account.id)
      .orderBy('seen', 'desc')
      .orderBy('created', 'desc')
      .limit(MOST_SESSIONS)
      .offset(MOST_SESSIONS);
    await this.store.db.deleteFrom('sessions').where('token', 'in', surplus).execute();
    return token;
  }

  /** The player a token belongs to. */
  async whose(token: string): Promise<AccountRow | null> {
    const now = this.clock.now();
    const row = await this.store.db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .selectAll('accounts')
      .select('sessions.seen as used')
      .where('sessions.token', '=', hashed(token))
      .executeTakeFirst();
    if (!row || row.banned || row.used < now - SESSION_DAYS * DAY) return null;
    const { used, ...account } = row;
    if (used < now - SEEN_EVERY) {
      await this.store.db.updateTable('sessions').set({ seen: now }).where('token', '=', hashed(token)).execute();
      await this.store.db.updateTable('accounts').set({ seen: now }).where('id', '=', account.id).execute();
    }
    return account;
  }

  async end(token: string): Promise<void> {
    await this.store.db.deleteFrom('sessions').where('token', '=', hashed(token)).execute();
  }

  async endSessions(account: string): Promise<void> {
    await this.store.db.deleteFrom('sessions').where('account', '=', account).execute();
  }

  async setMuted(account: AccountRow, player: string, isMuted: boolean): Promise<string[]> {
    const others = (JSON.parse(account.muted) as string[]).filter(id => id !== player);
    const muted = isMuted ? [...others, player].slice(-200) : others;
    await this.change(account, { muted: JSON.stringify(muted) });
    return muted;
  }

  /** Deletes sessions and one-time secrets that nobody can use any more. */
  async forgetExpired(): Promise<void> {
    const { db } = this.store;
    const now = this.clock.now();
    await db
      .deleteFrom('sessions')
      .where('seen', '<', now - SESSION_DAYS * DAY)
      .execute();
    await db.deleteFrom('secrets').where('expires', '<', now).execute();
  }

  /** Guests who have not been here since then, and are in no game in which anything happened since. */
  async idleGuests(since: number, most: number): Promise<string[]> {
    const { db } = this.store;
    const playing = db
      .selectFrom('seatings')
      .innerJoin('games', 'games.id', 'seatings.game')
      .select('seatings.account')
      .whereRef('seatings.account', '=', sql.ref('accounts.id'))
      .where('games.state', '=', 'playing')
      .where('games.changed', '>=', since);
    const rows = await db
      .selectFrom('accounts')
      .select('id')
      .where('login', 'is', null)
      .where('seen', '<', since)
      .where(({ not, exists }) => not(exists(playing)))
      .orderBy('seen')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Ends every way to come back as this player. */
  async lockOut(account: string): Promise<void> {
    await this.endSessions(account);
    await this.store.db.deleteFrom('secrets').where('account', '=', account).execute();
  }

  /** The seats a player has, in any game. */
  seatsOf(account: string): Promise<{ game: string; seat: number }[]> {
    return this.store.db.selectFrom('seatings').select(['game', 'seat']).where('account', '=', account).execute();
  }

  /** Deletes the player and everything stored about them, except in other players' games. */
  async delete(id: string): Promise<void> {
    const { db } = this.store;
    await db.transaction().execute(async trx => {
      await forgetName(trx, id);
      for (const table of ['sessions', 'secrets', 'chat', 'reports', 'pushes', 'results', 'seatings'] as const) {
        await trx.deleteFrom(table).where('account', '=', id).execute();
      }
      await trx.deleteFrom('accounts').where('id', '=', id).execute();
    });
  }

  /** Everything stored about the player, except password and tokens. */
  async export(account: AccountRow) {
    const { db } = this.store;
    const of = { account: account.id };
    const sessions = await db
      .selectFrom('sessions')
      .select(['created', 'seen'])
      .where('account', '=', of.account)
      .execute();
    const tables = await db
      .selectFrom('seatings')
      .innerJoin('games', 'games.id', 'seatings.game')
      .select(['games.id', 'games.name', 'games.scenario', 'games.state', 'games.created', 'seatings.seat'])
      .where('seatings.account', '=', of.account)
      .execute();
    const chat = await db.selectFrom('chat').select(['game', 'at', 'text']).where('account', '=', of.account).execute();
    const results = await db
      .selectFrom('results')
      .select(['game', 'at', 'scenario', 'score', 'place', 'rating'])
      .where('account', '=', of.account)
      .execute();
    const reports = await db
      .selectFrom('reports')
      .select(['game', 'at', 'text', 'reason'])
      .where('account', '=', of.account)
      .execute();
    const notifications = await db.selectFrom('pushes').select('endpoint').where('account', '=', of.account).execute();
    const muted = JSON.parse(account.muted) as string[];
    return { me: meOf(account), sessions, tables, chat, results, reports, notifications, muted };
  }

  private async isTaken(login: string): Promise<boolean> {
    const row = await this.store.db.selectFrom('accounts').select('id').where('login', '=', login).executeTakeFirst();
    return row !== undefined;
  }

  private async change(account: AccountRow, changes: Partial<AccountRow>): Promise<AccountRow> {
    await this.store.db.updateTable('accounts').set(changes).where('id', '=', account.id).execute();
    return { ...account, ...changes };
  }
}
