import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/*
 * The migrations of the database. A released step never changes; changes are new steps. During a rolling upgrade older
 * nodes run on the newer schema, so steps only add.
 */
type Step = readonly [name: string, apply: (db: Kysely<Schema>, isPostgres: boolean) => Promise<void>];

const STEPS: readonly Step[] = [
  [
    '0001-tables',
    async (db, isPostgres) => {
      const bytes = isPostgres ? 'bytea' : 'blob';
      const statements = [
        `create table games (
          id text primary key, code text not null unique, seed text not null, created bigint not null,
          state text not null, name text not null, scenario text not null, listed integer not null,
          watched integer not null, per_turn integer, seat_count integer not null, seats text not null,
          free_seats integer not null, changed bigint not null, due bigint, webhook text, rematch text,
          record ${bytes}, scores text)`,
        'create index games_by_due on games (due) where due is not null',
        'create index games_by_state on games (state, changed)',
        `create table entries (
          game text not null, number integer not null, at bigint not null, account text, seat integer, ref text,
          key text not null, primary key (game, number))${isPostgres ? '' : ' without rowid'}`,
        `create table snapshots (
          game text primary key, number integer not null, engine text not null, body text not null)`,
        `create table seatings (
          game text not null, account text not null, seat integer not null, waited integer not null,
          primary key (game, account))`,
        'create index seatings_by_account on seatings (account)',
        `create table accounts (
          id text primary key, name text not null, login text unique, password text, created bigint not null,
          seen bigint not null, banned integer not null, muted text not null)`,
        `create table sessions (
          token text primary key, account text not null, created bigint not null, seen bigint not null)`,
        'create index sessions_by_account on sessions (account)',
        `create table secrets (
          secret text primary key, account text not null, kind text not null, expires bigint not null)`,
        `create table chat (
          game text not null, id text not null, at bigint not null, account text not null, text text not null,
          primary key (game, id))`,
        'create index chat_by_account on chat (account)',
        `create table reports (
          game text not null, line text not null, account text not null, at bigint not null, reason text not null,
          text text not null, primary key (game, line, account))`,
        'create table pushes (account text not null, endpoint text not null, keys text not null, primary key (account, endpoint))',
        'create table facts (name text primary key, value text not null)',
        `create table results (
          account text not null, game text not null, at bigint not null, scenario text not null,
          score integer, place integer, rating double precision, primary key (account, game))`,
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  ],
  [
    '0002-cleanup',
    async db => {
      const statements = [
        'create index sessions_by_seen on sessions (seen)',
        'create index guests_by_seen on accounts (seen) where login is null',
        'create index games_by_changed on games (changed)',
        'create index reports_by_account on reports (account, at)',
        `create index sittings_by_account on entries (account) where substr(key, 1, 13) = '{"deed":"sit"'`,
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  ],
];

/** Brings a database up to date. Several nodes may try at once: one does it, the others wait. */
export async function migrate(db: Kysely<Schema>, isPostgres: boolean): Promise<void> {
  await db.transaction().execute(async trx => {
    if (isPostgres) await sql`select pg_advisory_xact_lock(7236118)`.execute(trx);
    await sql.raw('create table if not exists migrations (name text primary key, at bigint not null)').execute(trx);
    const done = (await trx.selectFrom('migrations').select('name').execute()).map(({ name }) => name);
    for (const [name, apply] of STEPS) {
      if (done.includes(name)) continue;
      await apply(trx, isPostgres);
      await trx.insertInto('migrations').values({ name, at: Date.now() }).execute();
    }
  });
}
