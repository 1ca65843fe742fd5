import { createBot } from '@deedbook/bots';
import { type Asked, Session } from '@deedbook/engine';
import { type DecidedGame, setupFor } from './games.ts';

/**
 * Games that explore and fight, decided by greedy bots. Uniform random play hardly leaves the first tiles, so its
 * positions are small and its questions short; these games have Units, levels and fights.
 */
export function playAdventurers(players: number, seed: string): DecidedGame {
  const setup = setupFor(players, seed);
  const session = new Session(setup);
  const bots = setup.heroes.map((_, seat) => createBot('greedy', `${seed} ${seat}`));
  for (let seat = session.asked[0]; seat !== undefined; seat = session.asked[0]) {
    const asked = session.question(seat) as Asked;
    const own = seat;
    const key = bots[seat]?.choose({ asked, view: () => session.view(own) }) ?? '';
    const refusal = session.answer(seat, key);
    if (refusal) throw new Error(`'${key}' of a greedy bot is refused by ${refusal.rule}`);
  }
  return { setup, answers: session.log };
}
