import type { Choice } from '@deedbook/engine';
import { Calls } from '../calls.ts';
import { Connection } from '../connection.ts';
import { RemoteTable } from '../remote-table.ts';

/** An example bot: joins the table with this code, plays until the game is over and returns its final score. */
export async function playAt(url: string, code: string, choose: (choices: readonly Choice[]) => Choice) {
  const { token } = await new Calls(url).call('playAsGuest', { name: 'Example bot', token: true });
  const { id: table } = await new Calls(url).call('findTable', {}, { code });
  const connection = new Connection({ url, table, token: token ?? undefined });
  const refusal = await connection.do({ deed: 'join' });
  if (refusal) throw new Error(`cannot join: ${refusal.rule}`);
  await connection.until(({ sight }) => sight?.seat != null);
  const game = new RemoteTable(connection);
  const [seat = 0] = game.seats;
  for (;;) {
    await connection.until(({ sight }) => sight?.asked?.standing === false || sight?.scores != null);
    const { asked, scores } = game.at(seat);
    if (asked === null || scores !== null) break;
    await game.answer(seat, choose(asked.choices).key);
  }
  connection.close();
  return game.at(seat).scores?.[seat] ?? null;
}
