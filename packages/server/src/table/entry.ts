import type { Seat } from '@deedbook/engine';
import type { LoggedDeed } from '@deedbook/protocol';
import type { EntryRow } from '../store/schema.ts';

/** Something to be done at a table, not yet judged. */
export interface Draft {
  readonly at: number;
  /** Who does it; null for the server itself. */
  readonly account: string | null;
  /** The seat it concerns. */
  readonly seat: Seat | null;
  readonly ref: string | null;
  readonly deed: LoggedDeed;
  /** The player's name, if it matters. */
  readonly name?: string;
}

/** Something that was done. The numbers of a table's entries have no gaps. */
export interface Entry extends Draft {
  readonly number: number;
}

/*
 * How a deed is stored: a player's answer as its key, an automatic one as `@` and who gave it before the key,
 * everything else as JSON. No key starts with a brace or `@`.
 */
const keyOfDeed = (deed: LoggedDeed): string => {
  if (deed.deed === 'answer') return deed.key;
  if (deed.deed === 'auto-answer') return `@${deed.by} ${deed.key}`;
  return JSON.stringify(deed);
};

/** An accepted answer no longer needs to name its question. Players cannot send this. */
export const ACCEPTED = '';

function deedOfKey(key: string): LoggedDeed {
  if (key.startsWith('{')) return JSON.parse(key) as LoggedDeed;
  if (!key.startsWith('@')) return { deed: 'answer', asked: ACCEPTED, key };
  const gap = key.indexOf(' ');
  return { deed: 'auto-answer', by: key.slice(1, gap) as 'bot', key: key.slice(gap + 1) };
}

export const rowOf = (game: string, { number, at, account, seat, ref, deed }: Entry): EntryRow => ({
  game,
  number,
  at,
  account,
  seat,
  ref,
  key: keyOfDeed(deed),
});

export const entryOf = ({ number, at, account, seat, ref, key }: EntryRow): Entry => ({
  number,
  at,
  account,
  seat,
  ref,
  deed: deedOfKey(key),
});
