import { useSeat } from '../game/table.ts';
import { later } from '../platform/later.tsx';

/** Only where there are locals to talk to. */
export const Market = later(async () => (await import('./market.tsx')).Market);

/** What the locals sell, while the hero talks to them. */
export function Locals() {
  const isTalking = useSeat(({ view: { turn }, seat }) => turn.seat === seat && turn.interacting);
  return isTalking && <Market />;
}
