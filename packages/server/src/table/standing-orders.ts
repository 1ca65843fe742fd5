import { type Asked, duelOutlook, type Seat } from '@deedbook/engine';
import type { Orders } from '@deedbook/protocol';
import type { Table } from './table.ts';

/** What an absent player ordered: this answer, or whatever a computer player thinks best. */
export type Order = { readonly key: string } | 'think';

const FIGHTING = ['defend', 'duel-attack', 'duel-block', 'duel-damage'];

/** The standing order for what a seat is asked out of turn; null if it is left to the player. */
export function orderFor(table: Table, seat: Seat): Order | null {
  const { session } = table;
  const place = table.seats[seat];
  // Orders do not apply to the player's own turn, only to what others cause.
  if (!place || session === null || session.state.turn.seat === seat) return null;
  const { orders } = place;
  if (orders.defence === 'ask' && orders.plunder !== 'plunder') return null;
  const question = table.question(seat);
  if (question === null) return null;
  return orderIn(orders, question.asked, () => duelOutlook(session.queryFor(seat))?.hero.knocksOut === true);
}

function orderIn(
  { defence, plunder }: Orders,
  { prompt, choices, standing }: Asked,
  isThreatened: () => boolean,
): Order | null {
  const offered = (...acts: readonly string[]): Order | null =>
    choices.find(({ act }) => acts.includes(act.act)) ?? null;
  const plundering = plunder === 'plunder' ? offered('plunder') : null;
  if (plundering !== null || standing || prompt === 'before-turn') return plundering;
  if (defence === 'ask' || !FIGHTING.includes(prompt)) return null;
  if (prompt === 'defend') return defence === 'defend-fully' ? offered('full', 'partial') : offered('partial');
  if (defence === 'defend-fully') return 'think';
  if (defence === 'pass-unless-knocked-out' && prompt === 'duel-block' && isThreatened()) return 'think';
  return offered('pass', 'stand', 'end-phase') ?? 'think';
}
