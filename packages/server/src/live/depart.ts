import type { Accounts } from '../identity/accounts.ts';
import { Away } from '../store/away.ts';
import type { Rooms } from './rooms.ts';

/** A player leaves for good: computer players take over their seats, and everything stored about them is deleted. */
export async function depart(rooms: Rooms, accounts: Accounts, account: string): Promise<void> {
  for (const { game, seat } of await accounts.seatsOf(account)) {
    const room = await rooms.get(game);
    const refusal = await room?.submit({ account, seat, ref: null, deed: { deed: 'gone' } });
    // The table would wait for ever for a player who no longer exists.
    if (refusal?.rule === 'BUSY') throw new Away();
  }
  await accounts.delete(account);
}
