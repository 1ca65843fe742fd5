import { createBot, decide } from '@deedbook/bots';
import { Session } from '@deedbook/engine';
import { type DecidedGame, setupFor } from './games.ts';

/**
 * Games with exploring and fighting, played by greedy bots. Uniform random play hardly leaves the first tiles, so its
 * positions are small and its questions short; these games have Units, levels and fights.
 */
export function playAdventurers(players: number, seed: string): DecidedGame {
  const setup = setupFor(players, seed);
  const session = new Session(setup);
  const bots = setup.heroes.map((_, seat) => createBot('greedy', `${seed} ${seat}`));
  while (!session.isOver) decide(session, bots);
  return { setup, answers: session.log };
}
