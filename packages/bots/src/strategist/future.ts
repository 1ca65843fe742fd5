import { knownTo, type MageKnight, type Seat, shownTo, viewOf } from '@deedbook/engine';
import type { Budget } from '@deedbook/mind';
import type { Bot } from '../bot.ts';
import { Fighter } from '../duelist/duelist-bot.ts';
import { greedyBot, greedyBotWith } from '../greedy/greedy-bot.ts';
import { Mind, SOBER } from '../greedy/mind.ts';
import { prospectsOf } from './prospects.ts';

/* Plays a turn on in an imagined position, with everyone playing sensibly. */

const HASTY: Budget = { nodes: 2500, positions: 2, exhaustive: 0 };

/** How many more of the player's own turns to play after this one. */
const TURNS = 1;
const MOST_ANSWERS = 400;

/** What a seat can expect after a few turns if it commits to something now; plays the position on. */
export function futureOf(table: MageKnight, seat: Seat, committed: string | null, seed: string): number {
  const mind = new Mind(seed, SOBER);
  mind.committed = committed;
  mind.steady = true;
  const own = greedyBotWith(mind);
  const fighters = table.state.players.map((_, i) => new Fighter(`${seed} ${i}`, HASTY));
  const bots = table.state.players.map((_, i): Bot => (i === seat ? own : greedyBot(`${seed} ${i}`)));
  let turns = 0;
  let isOwn = true;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [question] = table.advance();
    if (!question) break;
    const isMine = table.state.turn.seat === seat;
    if (isOwn && !isMine) {
      mind.committed = null;
      if (++turns > TURNS) break;
    }
    isOwn = isMine;
    const sight = {
      asked: { ...shownTo(question), answers, standing: false },
      view: () => viewOf(table.state, question.seat),
      known: () => knownTo(table.state, question.seat),
    };
    const key = fighters[question.seat]?.choose(sight) ?? bots[question.seat]?.choose(sight) ?? null;
    if (key === null || table.answer(question.seat, key)) break;
  }
  return prospectsOf(table, seat);
}
