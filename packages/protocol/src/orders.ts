import { z } from './zod.ts';

/** What may be done for an absent player who is asked something out of turn. `ask` waits for the player. */
export const orders = z.strictObject({
  /** Attacked by another hero. */
  defence: z.enum(['ask', 'defend-fully', 'pass']),
  /** Options that may be used on another's turn. */
  options: z.enum(['ask', 'pass']),
  /** Burning and plundering, where nothing forbids it. */
  plunder: z.enum(['ask', 'plunder', 'pass']),
});
export type Orders = z.infer<typeof orders>;

/** Without orders everything waits for the player. */
export const NO_ORDERS: Orders = { defence: 'ask', options: 'ask', plunder: 'ask' };
