import { Refusal } from '@deedbook/engine';
import type { LoggedDeed } from '@deedbook/protocol';
import type { Draft } from './entry.ts';
import { no } from './judge.ts';
import type { Table } from './table.ts';

/*
 * How much one player may add to the log of a table. Undo, proposals, orders, plans and settings can be repeated for ever,
 * and so can answers that lead back to where they started. What a player may do grows with the game, so nobody who plays
 * comes near the limit, and whoever reaches it stops no other player.
 */

/** What a player may do anyway, and for every answer that stands. */
const AT_FIRST = 5_000;
const PER_ANSWER = 10;
/** After everything else, a player may still answer. */
const FOR_ANSWERS = 2;
/** At an open table, players come and go: this many entries, and nobody else may join. */
const MOST_BEFORE_START = 20_000;
/** What counts as one more thing, in characters of the log. */
const LENGTH = 200;

/** How much a deed weighs. */
export const weightOf = (deed: LoggedDeed): number =>
  deed.deed === 'answer' ? 1 : 1 + Math.floor(JSON.stringify(deed).length / LENGTH);

/** What ends something, and happens once. */
const isLast = (deed: LoggedDeed['deed'], state: Table['state']): boolean =>
  deed === 'start' || deed === 'gone' || (deed === 'leave' && state === 'open');

/** Why a player may not do this at a table any more; null if they may. */
export function whyTooMuch(table: Table, { account, deed }: Draft): Refusal | null {
  const { number, state, spent } = table;
  if (account === null || isLast(deed.deed, state)) return null;
  if (deed.deed === 'join' && number >= MOST_BEFORE_START) return no('TOO-MANY-JOINED');
  const used = spent[account] ?? 0;
  if (used < AT_FIRST) return null;
  const allowed = AT_FIRST + PER_ANSWER * table.answers;
  if (deed.deed === 'answer') return used < allowed * FOR_ANSWERS ? null : new Refusal('LOG-FULL', {});
  return used < allowed ? null : no('TOO-MANY-CHANGES');
}
