import { Session } from '@deedbook/engine';
import { loadTable } from '../../store/games.ts';
import { openStore, type Store } from '../../store/store.ts';
import type { Table } from '../../table/table.ts';

interface Woken {
  /** Milliseconds until the table can be played on. */
  readonly wake: number;
  /** Milliseconds to play the same answers from the start, without a database. */
  readonly replay: number;
}

const GAMES = 50;
/** Times that each of them wakes, until the code is compiled and then for the figures. */
const [WARM_UP, COUNTED] = [4, 8];

async function timed<T>(work: () => T | Promise<T>): Promise<[number, T]> {
  const began = performance.now();
  const value = await work();
  return [performance.now() - began, value];
}

function replay({ setup, session }: Table): void {
  const again = new Session(setup);
  for (const { seat, key } of session?.log ?? []) again.answer(seat, key);
}

async function each(store: Store, ids: readonly string[]): Promise<Woken[]> {
  const woken: Woken[] = [];
  for (const id of ids) {
    const [wake, table] = await timed(() => loadTable(store, id));
    if (table?.state !== 'playing') continue;
    const [replayed] = await timed(() => replay(table));
    woken.push({ wake, replay: replayed });
  }
  return woken;
}

/** How long running games take to wake, one at a time, after the code is warm. */
export async function wakes(database: string): Promise<Woken[]> {
  const store = await openStore(database);
  const rows = await store.db.selectFrom('games').select('id').where('state', '=', 'playing').limit(GAMES).execute();
  const ids = rows.map(({ id }) => id);
  for (let n = 0; n < WARM_UP; n++) await each(store, ids);
  const woken: Woken[] = [];
  for (let n = 0; n < COUNTED; n++) woken.push(...(await each(store, ids)));
  await store.close();
  return woken;
}
