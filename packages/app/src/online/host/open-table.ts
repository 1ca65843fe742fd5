import type { Calls } from '@deedbook/client';
import type { Draft } from '../../screens/new-game/draft.ts';
import { newDeedId } from '../deed-id.ts';
import { type Agreed, FREE, type OnlineBot, settingsOf } from './settings.ts';

/** Opens a table for a draft, with its computer players, and returns its id. */
export async function openTableOf(server: Calls, draft: Draft, agreed: Agreed): Promise<string> {
  const hero = draft.seats[0]?.hero;
  const { table } = await server.call('createTable', {
    settings: settingsOf(draft, agreed),
    ...(hero !== undefined && { hero }),
  });
  for (const [seat, { who, hero: wanted }] of draft.seats.entries()) {
    if (seat === 0 || who === FREE) continue;
    const bot = who as OnlineBot;
    const named = { table: table.id };
    await server.call('doDeed', { id: newDeedId(), deed: { deed: 'seat-bot', seat, bot } }, named);
    await server.call('doDeed', { id: newDeedId(), deed: { deed: 'pick-hero', seat, hero: wanted } }, named);
  }
  return table.id;
}
