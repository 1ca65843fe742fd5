import { type GameOptions, HEROES, type Refusal, whyNotSetUp } from '@deedbook/engine';
import type { LoggedDeed, TableSettings } from '@deedbook/protocol';
import { no } from './judge.ts';

/** Why nobody could play at a table with these settings; null if they can. */
export function whyUnplayable({ scenario, options, seats }: TableSettings): Refusal | null {
  const agreed = options as GameOptions;
  const { sets = ['base'] } = agreed;
  const heroes = HEROES.ids().filter(hero => sets.includes(HEROES.get(hero).set));
  const fault = whyNotSetUp({ scenario, heroes: heroes.slice(0, seats), seed: '1', options: agreed });
  return fault && no('SETUP', { fault: fault.kind });
}

/** Why a table cannot get these settings. What is in the log was accepted, perhaps by an older version, and is followed. */
export const whyNotChanged = (settings: TableSettings, deed: LoggedDeed): Refusal | null =>
  deed.deed === 'settings' ? whyUnplayable({ ...settings, ...deed.settings } as TableSettings) : null;
