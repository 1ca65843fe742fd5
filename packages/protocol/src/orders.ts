import { z } from './zod.ts';

/** What to do for an absent player who is asked something out of turn. `ask` waits for the player. */
export const orders = z.strictObject({
  /** When attacked by another hero: defend fully, pass (or block only a knock-out), or wait for the player. */
  defence: z.enum(['ask', 'defend-fully', 'pass', 'pass-unless-knocked-out']),
  /** Plundering the village where the last turn ended, as soon as it is allowed. */
  plunder: z.enum(['ask', 'plunder']),
});
export type Orders = z.infer<typeof orders>;

/** By default everything waits for the player. */
export const NO_ORDERS: Orders = { defence: 'ask', plunder: 'ask' };
