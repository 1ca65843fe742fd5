/*
 * What the database keeps of finished games: random games played to their end through the same code as on a server.
 * Started by `npm run bench -- server`; prints bytes a game, counting every value of every row with the game's id.
 */
import { Stream, seeded } from '@deedbook/engine';
import { archive } from '../../store/finish.ts';
import { createTable } from '../../store/games.ts';
import { openStore } from '../../store/store.ts';
import { Writer } from '../../store/writer.ts';
import { type Draft, rowOf } from '../../table/entry.ts';
import { summaryOf } from '../../table/summary.ts';
import type { Table } from '../../table/table.ts';
import { SETTINGS } from '../test-server.ts';

const GAMES = 5;
const store = await openStore(':memory:');
const writer = new Writer(store);

async function act(table: Table, draft: Omit<Draft, 'at' | 'ref'>): Promise<void> {
  const entry = table.do({ at: Date.now(), ref: `deed-${table.number}`, ...draft });
  if (!('number' in entry)) throw new Error(entry.rule);
  await writer.append({ row: rowOf(table.id, entry), update: summaryOf(table), snapshot: null });
}

async function playOut(n: number): Promise<void> {
  const table = await createTable(store, SETTINGS, 'player-0', Date.now());
  for (const seat of [0, 1]) {
    await act(table, { account: `player-${seat}`, seat: null, deed: { deed: 'join' }, name: `Player ${seat}` });
  }
  await act(table, { account: 'player-0', seat: null, deed: { deed: 'start' } });
  const stream = new Stream(seeded(`${n}`, 'stored'));
  while (table.state === 'playing' && table.session !== null) {
    const seat = table.session.asked[0] ?? 0;
    const { choices = [] } = table.session.question(seat) ?? {};
    const key = choices[stream.below(choices.length)]?.key as string;
    await act(table, { account: null, seat, deed: { deed: 'auto-answer', by: 'orders', key } });
  }
  await archive(store, table);
}

const sizeOf = (value: unknown): number =>
  value instanceof Uint8Array ? value.length : Buffer.byteLength(typeof value === 'string' ? value : `${value ?? ''}`);

for (let n = 0; n < GAMES; n++) await playOut(n);
let bytes = 0;
for (const name of ['games', 'entries', 'snapshots', 'seatings', 'results'] as const) {
  const rows: readonly object[] = await store.db.selectFrom(name).selectAll().execute();
  for (const row of rows) for (const value of Object.values(row)) bytes += sizeOf(value);
}
console.log(JSON.stringify({ bytesPerFinishedGame: Math.round(bytes / GAMES) }));
await store.close();
