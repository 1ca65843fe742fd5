import type { Asked, Seat, Session } from '@deedbook/engine';
import type { Bot } from './bot.ts';

/** Lets the bot of the first seat asked answer, and returns the key. A refusal is a bug in the bot. */
export function decide(session: Session, bots: readonly Bot[]): string {
  const seat = session.asked[0] as Seat;
  const asked = session.question(seat) as Asked;
  const key = (bots[seat] as Bot).choose({ asked, view: () => session.view(seat), known: () => session.known(seat) });
  if (key === null) throw new Error(`the bot of seat ${seat} does not answer '${asked.prompt}'`);
  const refusal = session.answer(seat, key);
  if (refusal) throw new Error(`'${key}' of seat ${seat} is refused by ${refusal.rule}`);
  return key;
}
