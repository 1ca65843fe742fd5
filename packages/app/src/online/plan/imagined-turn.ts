import { type Bot, createBot } from '@deedbook/bots';
import { type Asked, imagineFrom, type Known, Session } from '@deedbook/engine';

/** How many decisions of others are played at most until the player's own turn comes. */
const MOST = 600;

/**
 * The player's next own decision, on a copy made of what the seat knows: the others end their turns as soon as they can.
 * Null if it does not come.
 */
export function imaginedTurn(known: Known, seed: string): Session | null {
  const session = new Session(imagineFrom(known, seed));
  const bots = session.state.players.map((_, seat) => createBot('random', `${seed} ${seat}`));
  for (let i = 0; i < MOST && !session.isOver; i++) {
    if (session.question(known.seat)?.standing === false) return session;
    const seat = session.asked[0];
    const asked = seat === undefined ? null : session.question(seat);
    if (seat === undefined || asked === null) return null;
    session.answer(seat, quickest(asked, bots[seat], session));
  }
  return null;
}

/** Ends the turn if that is possible, or does anything else. */
function quickest(asked: Asked, bot: Bot | undefined, session: Session): string {
  const end = asked.choices.find(({ act }) => act.act === 'end-turn');
  const key = end?.key ?? bot?.choose({ asked, view: () => session.view(asked.seat) });
  return key ?? (asked.choices[0]?.key as string);
}
