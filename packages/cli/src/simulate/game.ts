import { BOTS, type Bot, type BotName, createBot } from '@deedbook/bots';
import {
  type Answer,
  type GameOptions,
  type GameSetup,
  HEROES,
  knownTo,
  MageKnight,
  newGame,
  type Seat,
  type State,
  Stream,
  seeded,
  shownTo,
  type ToldNews,
  viewOf,
} from '@deedbook/engine';

/** A game to be simulated. */
export interface Planned {
  readonly number: number;
  readonly setup: GameSetup;
  /** Who plays each seat. */
  readonly bots: readonly BotName[];
}

/** How a game went. */
export interface Outcome {
  readonly answers: readonly Answer[];
  readonly news: readonly ToldNews[];
  readonly end: State;
}

/** Who plays: one kind of bot in every seat, or `mixed`, where the fast ones rotate by seat and game. */
export const PLAYERS = [...BOTS, 'mixed'] as const;
type PlayedBy = (typeof PLAYERS)[number];

/** More decisions than any game needs: beyond this it is stuck. */
export const MOST_DECISIONS = 20_000;

/** Something went wrong in a game: what, at which decision, and the position before it. */
export class GameFailure extends Error {
  readonly answers: readonly Answer[];
  readonly position: State | null;

  constructor(cause: unknown, answers: readonly Answer[], position: State | null) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'GameFailure';
    this.answers = answers;
    this.position = position;
  }
}

/** The setup of one game of a run: its own seed, and heroes drawn from it. */
export function planGame(number: number, players: number, run: Run): Planned {
  const seed = `${run.seed}-${number}`;
  const heroes = new Stream(seeded(seed, 'heroes')).shuffled(HEROES.ids()).slice(0, players);
  const bots = heroes.map((_, seat) => botFor(run.bot, number, seat));
  return { number, setup: { scenario: run.scenario, heroes, seed, options: run.agreed }, bots };
}

/** Mixed seats rotate every few games, so that with 1 to 4 players in rotation each bot plays every seat. */
const botFor = (by: PlayedBy, number: number, seat: Seat): BotName =>
  by === 'mixed' ? (QUICK[(Math.floor((number - 1) / EACH) + seat) % QUICK.length] as BotName) : by;

const EACH = 4;

/** The fast ones: a run needs many games, and bots that search take a hundred times as long. */
const QUICK: readonly BotName[] = ['random', 'curious', 'greedy'];

/** What all games of a run have in common. */
export interface Run {
  readonly scenario: string;
  readonly agreed: GameOptions;
  readonly seed: string;
  readonly bot: PlayedBy;
}

export const botsFor = ({ setup, bots }: Planned): Bot[] =>
  bots.map((bot, seat) => createBot(bot, `${setup.seed} ${seat}`));

/** Plays a game to the end at full speed. */
export function playQuickly(planned: Planned): Outcome {
  const bots = botsFor(planned);
  const answers: Answer[] = [];
  const table = new MageKnight(newGame(planned.setup));
  const news: ToldNews[] = [];
  table.news = news;
  try {
    for (;;) {
      const answer = nextAnswer(table, bots, answers.length);
      if (!answer) return { answers, news, end: table.state };
      answers.push(answer);
      const refusal = table.answer(answer.seat, answer.key);
      if (refusal) throw new Error(`'${answer.key}' is refused by ${refusal.rule}`);
      if (answers.length > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
    }
  } catch (error) {
    throw new GameFailure(error, answers, null);
  }
}

/** Who decides next, and how; null when the game is over. Standing options come before the question. */
function nextAnswer(table: MageKnight, bots: readonly Bot[], turn: number): Answer | null {
  const questions = table.advance();
  const first = questions[turn % Math.max(1, questions.length)];
  if (!first) return null;
  if (bots.length > 1) {
    for (let seat = 0; seat < bots.length; seat++) {
      if (questions.some(question => question.seat === seat)) continue;
      const key = chosen(table, bots, seat, turn, true);
      if (key !== null) return { seat, key };
    }
  }
  const key = chosen(table, bots, first.seat, turn, false);
  if (key === null) throw new Error(`the bot of seat ${first.seat} does not answer`);
  return { seat: first.seat, key };
}

function chosen(table: MageKnight, bots: readonly Bot[], seat: Seat, turn: number, standing: boolean): string | null {
  const question = table.questionFor(seat);
  if (!question) return null;
  const asked = { ...shownTo(question), answers: turn, standing };
  return (bots[seat] as Bot).choose({
    asked,
    view: () => viewOf(table.state, seat),
    known: () => knownTo(table.state, seat),
  });
}
