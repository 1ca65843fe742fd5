import { sentDeed, tableSettings } from './deeds.ts';
import { refusal } from './refusals.ts';
import { chatLine, tableFacts, tableSummary } from './tables.ts';
import { id, newName, password, playerName, printed, remark, tableCode, time } from './values.ts';
import { z } from './zod.ts';

/*
 * The HTTP interface as data: the server's routes, the client's calls and the documentation are all derived from it.
 * `:name` in a path is a parameter. Every call that changes something needs the header `x-deedbook: 1`, which forms on
 * other sites cannot send.
 */

const none = z.strictObject({});
const secret = z.string().check(z.minLength(1), z.maxLength(100));

/** The player a session belongs to. */
export const me = z.object({
  id,
  name: playerName,
  /** A guest's name lasts until the session ends; an account can sign in again. */
  isGuest: z.boolean(),
  hasPassword: z.boolean(),
  created: time,
});
export type Me = z.infer<typeof me>;

/** A player's session. Programs send the token as `Authorization: Bearer`; browsers have a cookie. */
const signedIn = z.object({ me, token: z.nullable(z.string()) });
/** `token` asks for the session token in the reply, for programs; browsers omit it. */
const withToken = { token: z.optional(z.boolean()) };

const listed = z.strictObject({
  list: z.enum(['open', 'own', 'watch']),
  scenario: z.optional(printed),
  pace: z.optional(z.enum(['live', 'slow'])),
  seats: z.optional(z.coerce.number().check(z.gte(1), z.lte(4))),
});

export const playerPage = z.object({
  id,
  name: z.string(),
  since: time,
  rating: z.nullable(z.object({ value: z.number(), games: z.int() })),
  games: z.array(
    z.object({
      table: id,
      name: z.string(),
      scenario: z.string(),
      at: time,
      score: z.nullable(z.number()),
      place: z.nullable(z.int()),
      players: z.array(z.string()),
    }),
  ),
  best: z.record(z.string(), z.number()),
});
export type PlayerPage = z.infer<typeof playerPage>;

const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(1000)),
  keys: z.strictObject({ p256dh: secret, auth: secret }),
});

/** What the database has, as it is there. */
const rows = z.array(z.record(z.string(), z.any()));

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly about: string;
  /** The input: the body, or the query of a GET. */
  readonly takes: z.ZodMiniType;
  readonly gives: z.ZodMiniType;
  /** Whether the call requires a session. */
  readonly signedIn: boolean;
}

const call = <C extends Call>(spec: C): C => spec;

export const CALLS = {
  me: call({
    method: 'GET',
    path: '/api/me',
    about: 'The player of this session; null without one.',
    takes: none,
    gives: z.object({ me: z.nullable(me) }),
    signedIn: false,
  }),
  playAsGuest: call({
    method: 'POST',
    path: '/api/guests',
    about: 'Begins to play at once under a chosen name.',
    takes: z.strictObject({ name: newName, ...withToken }),
    gives: signedIn,
    signedIn: false,
  }),
  rename: call({
    method: 'PUT',
    path: '/api/me/name',
    about: 'Changes your name.',
    takes: z.strictObject({ name: newName }),
    gives: z.object({ me }),
    signedIn: true,
  }),
  setPassword: call({
    method: 'PUT',
    path: '/api/me/password',
    about: 'Keeps the name: a guest becomes an account. Whoever has a password already names it.',
    takes: z.strictObject({ password, current: z.optional(password) }),
    gives: signedIn,
    signedIn: true,
  }),
  signIn: call({
    method: 'POST',
    path: '/api/sessions',
    about: 'Signs in with name and password.',
    takes: z.strictObject({ name: playerName, password, ...withToken }),
    gives: signedIn,
    signedIn: false,
  }),
  makeSecret: call({
    method: 'POST',
    path: '/api/me/secrets',
    about: 'Makes a one-time link, or a short code for another device.',
    takes: z.strictObject({ kind: z.enum(['link', 'device']) }),
    gives: z.object({ secret: z.string(), expires: time }),
    signedIn: true,
  }),
  useSecret: call({
    method: 'POST',
    path: '/api/sessions/secret',
    about: 'Signs in with a one-time link or the code of another device.',
    takes: z.strictObject({ secret, ...withToken }),
    gives: signedIn,
    signedIn: false,
  }),
  signOut: call({
    method: 'DELETE',
    path: '/api/sessions',
    about: 'Ends this session, or all sessions of the player.',
    takes: z.strictObject({ everywhere: z.optional(z.boolean()) }),
    gives: none,
    signedIn: true,
  }),
  deleteMe: call({
    method: 'DELETE',
    path: '/api/me',
    about: 'Deletes the account and all that is kept about the player.',
    takes: none,
    gives: none,
    signedIn: true,
  }),
  exportMe: call({
    method: 'GET',
    path: '/api/me/export',
    about: 'Everything that is kept about the player.',
    takes: none,
    gives: z.object({
      me,
      sessions: rows,
      tables: rows,
      chat: rows,
      results: rows,
      reports: rows,
      notifications: rows,
      muted: z.array(id),
    }),
    signedIn: true,
  }),
  mute: call({
    method: 'PUT',
    path: '/api/me/muted/:player',
    about: 'Hides what a player says, or shows it again.',
    takes: z.strictObject({ muted: z.boolean() }),
    gives: z.object({ muted: z.array(id) }),
    signedIn: true,
  }),
  muted: call({
    method: 'GET',
    path: '/api/me/muted',
    about: 'Whom the player has muted.',
    takes: none,
    gives: z.object({ muted: z.array(id) }),
    signedIn: true,
  }),
  pushKey: call({
    method: 'GET',
    path: '/api/push-key',
    about: 'The public key for browser notifications; null where the server sends none.',
    takes: none,
    gives: z.object({ key: z.nullable(z.string()) }),
    signedIn: false,
  }),
  subscribe: call({
    method: 'PUT',
    path: '/api/me/push',
    about: 'Wants notifications in this browser too; null: no more of them, at `endpoint` or anywhere.',
    takes: z.strictObject({
      subscription: z.nullable(pushSubscription),
      endpoint: z.optional(pushSubscription.shape.endpoint),
    }),
    gives: none,
    signedIn: true,
  }),
  tables: call({
    method: 'GET',
    path: '/api/tables',
    about: 'Tables to join, your own, or those you can watch; and how many players wait for others.',
    takes: listed,
    gives: z.object({ tables: z.array(tableSummary), waiting: z.int() }),
    signedIn: false,
  }),
  createTable: call({
    method: 'POST',
    path: '/api/tables',
    about: 'Opens a table; whoever does is its host and sits in the first seat.',
    takes: z.strictObject({ settings: tableSettings, hero: z.optional(z.string().check(z.maxLength(64))) }),
    gives: z.object({ table: tableFacts }),
    signedIn: true,
  }),
  table: call({
    method: 'GET',
    path: '/api/tables/:table',
    about: 'A table, without the game.',
    takes: none,
    gives: z.object({ table: tableFacts }),
    signedIn: false,
  }),
  findTable: call({
    method: 'GET',
    path: '/api/codes/:code',
    about: 'The table with this six-letter code.',
    takes: none,
    gives: z.object({ id, code: tableCode }),
    signedIn: false,
  }),
  doDeed: call({
    method: 'POST',
    path: '/api/tables/:table/deeds',
    about: 'Does something at a table, as by socket.',
    takes: sentDeed,
    gives: z.object({ refusal: z.nullable(refusal) }),
    signedIn: true,
  }),
  rematch: call({
    method: 'POST',
    path: '/api/tables/:table/rematch',
    about: 'A new table with the same settings and players; the same one for all who ask.',
    takes: none,
    gives: z.object({ table: tableFacts }),
    signedIn: true,
  }),
  record: call({
    method: 'GET',
    path: '/api/tables/:table/record',
    about: 'The record of a finished game, for those who played it.',
    takes: none,
    gives: z.object({ record: z.any() }),
    signedIn: true,
  }),
  chat: call({
    method: 'GET',
    path: '/api/tables/:table/chat',
    about: 'What was said at a table.',
    takes: none,
    gives: z.object({ lines: z.array(chatLine) }),
    signedIn: true,
  }),
  report: call({
    method: 'POST',
    path: '/api/tables/:table/reports',
    about: 'Reports something that was said to whoever runs the server.',
    takes: z.strictObject({ line: id, reason: remark }),
    gives: none,
    signedIn: true,
  }),
  setWebhook: call({
    method: 'PUT',
    path: '/api/tables/:table/webhook',
    about: 'Where to say whose turn it is: an address of Discord or Slack. For the host.',
    takes: z.strictObject({ url: z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(500))) }),
    gives: none,
    signedIn: true,
  }),
  player: call({
    method: 'GET',
    path: '/api/players/:player',
    about: 'The page of a player.',
    takes: none,
    gives: z.object({ player: playerPage }),
    signedIn: false,
  }),
} as const;
export type CallName = keyof typeof CALLS;
export type Takes<C extends CallName> = z.input<(typeof CALLS)[C]['takes']>;
export type Gives<C extends CallName> = z.output<(typeof CALLS)[C]['gives']>;

/** The body of a refused call, with a 4xx status. */
export const refused = z.object({ refusal });
