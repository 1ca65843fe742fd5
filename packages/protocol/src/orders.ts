import { z } from './zod.ts';

/** What may be done for an absent player who is asked something out of turn. `ask` waits for the player. */
export const orders = z.strictObject({
  /** Attacked by another hero: with everything, with nothing, or as the player says. */
  defence: z.enum(['ask', 'defend-fully', 'pass']),
  /** Plundering the village where the last turn ended, as soon as nothing forbids it. */
  plunder: z.enum(['ask', 'plunder']),
});
export type Orders = z.infer<typeof orders>;

/** Without orders everything waits for the player. */
export const NO_ORDERS: Orders = { defence: 'ask', plunder: 'ask' };
