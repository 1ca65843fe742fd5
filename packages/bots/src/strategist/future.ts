import { knownTo, type MageKnight, type Seat, shownTo, type ToldNews, viewOf } from '@deedbook/engine';
import type { Budget } from '@deedbook/mind';
import type { Bot } from '../bot.ts';
import { Fighter } from '../duelist/duelist-bot.ts';
import { greedyBot, greedyBotWith } from '../greedy/greedy-bot.ts';
import { Mind, SOBER } from '../greedy/mind.ts';
import { prospectsOf } from './prospects.ts';

/* Plays a turn on in an imagined position, with everyone playing sensibly. */

const HASTY: Budget = { nodes: 2500, positions: 2, exhaustive: 0 };

const TURNS = 1;
const MOST_ANSWERS = 400;

interface Horizon {
  /** How many more of the player's own turns to play after this one. */
  readonly turns?: number;
  /** Hears every answer before it is given. */
  readonly onAnswer?: (seat: Seat, key: string) => void;
}

/** What a seat can expect after a few turns if it commits to something now; plays the position on. */
export function futureOf(
  table: MageKnight,
  seat: Seat,
  committed: string | null,
  seed: string,
  { turns = TURNS, onAnswer }: Horizon = {},
): number {
  const mind = new Mind(seed, SOBER);
  mind.committed = committed;
  mind.steady = true;
  const own = greedyBotWith(mind);
  const fighters = table.state.players.map((_, i) => new Fighter(`${seed} ${i}`, HASTY));
  const bots = table.state.players.map((_, i): Bot => (i === seat ? own : greedyBot(`${seed} ${i}`)));
  // Turns may follow each other without a question in between, so they are counted by the news.
  const news: ToldNews[] = [];
  table.news = news;
  let ended = table.state.turn.seat === seat ? 0 : 1;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [question] = table.advance();
    const isTurnOver = news.splice(0).some(({ news: one }) => one.news === 'turn-ended' && one.seat === seat);
    if (isTurnOver) {
      mind.committed = null;
      ended++;
    }
    if (!question || ended > turns) break;
    const sight = {
      asked: { ...shownTo(question), answers, standing: false },
      view: () => viewOf(table.state, question.seat),
      known: () => knownTo(table.state, question.seat),
    };
    const key = fighters[question.seat]?.choose(sight) ?? bots[question.seat]?.choose(sight) ?? null;
    if (key === null) break;
    onAnswer?.(question.seat, key);
    if (table.answer(question.seat, key)) break;
  }
  return prospectsOf(table, seat);
}
