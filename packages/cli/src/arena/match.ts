import { type Bot, type BotName, createBot } from '@deedbook/bots';
import {
  type GameOptions,
  type GameSetup,
  HEROES,
  knownTo,
  MageKnight,
  newGame,
  type Question,
  type Seat,
  type State,
  Stream,
  scoreSheets,
  seeded,
  shownTo,
  type ToldNews,
  viewOf,
} from '@deedbook/engine';
import { type Stage, stageOf } from './stages.ts';

/** One game to play, and who plays which seat. */
export interface Match {
  readonly number: number;
  readonly scenario: string;
  readonly seed: string;
  readonly options: GameOptions;
  readonly players: readonly BotName[];
}

/** The result of one player in one game. */
export interface Result {
  readonly number: number;
  readonly name: BotName;
  readonly score: number;
  readonly won: boolean;
  /** How many cities were found by the end of Round 4, and how many were conquered. */
  readonly found: number;
  readonly taken: number;
  readonly turns: number;
  /** Milliseconds of CPU spent on decisions. */
  readonly cpu: number;
  /** How far the player was at the end of each Round. */
  readonly stages: readonly Stage[];
}

/** The heroes depend only on the seed, so all players get the same game. */
function setupOf({ scenario, seed, number, options, players }: Match): GameSetup {
  const own = `${seed}-${number}`;
  const heroes = new Stream(seeded(own, 'heroes')).shuffled(HEROES.ids()).slice(0, players.length);
  return { scenario, heroes, seed: own, options };
}

const CITIES_BY = 4;

/** Plays one game to the end. */
export function playMatch(match: Match): Result[] {
  const setup = setupOf(match);
  const table = new MageKnight(newGame(setup));
  const bots = match.players.map((name, seat) => createBot(name, `${setup.seed} ${seat}`));
  const spent = bots.map(() => 0);
  const turns = bots.map(() => 0);
  const stages = bots.map((): Stage[] => []);
  let found = 0;
  // Turns may follow each other without a question in between, so they are counted by the news.
  const news: ToldNews[] = [];
  table.news = news;
  for (let answers = 0; ; answers++) {
    const [question] = table.advance();
    for (const { news: one } of news.splice(0))
      if (one.news === 'turn-ended') turns[one.seat] = (turns[one.seat] ?? 0) + 1;
    if (!question) break;
    if (answers > MOST) throw new Error(`no end after ${MOST} decisions`);
    const { seat } = question;
    const { user } = process.threadCpuUsage();
    const key = answerOf(table, bots[seat] as Bot, question, answers);
    spent[seat] = (spent[seat] as number) + (process.threadCpuUsage().user - user) / 1000;
    const before = turns.map((n, i) => stageOf(table.state, i, n));
    const refusal = table.answer(seat, key);
    if (refusal) throw new Error(`'${key}' of ${match.players[seat]} is refused by ${refusal.rule}`);
    if (table.state.over || table.state.round > (before[0] as Stage).round)
      for (const [i, stage] of before.entries()) stages[i]?.push(stage);
    if (table.state.round <= CITIES_BY) found = table.state.cities.length;
  }
  const sheets = scoreSheets(table.state);
  const totals = match.players.map((_, seat) => sheets[seat]?.total ?? 0);
  return match.players.map((name, seat) => ({
    number: match.number,
    name,
    score: totals[seat] as number,
    won: hasWon(table.state, totals, seat),
    found,
    taken: table.state.cities.filter(city => city.conquered).length,
    turns: turns[seat] as number,
    cpu: spent[seat] as number,
    stages: stages[seat] as Stage[],
  }));
}

const MOST = 20_000;

function answerOf(table: MageKnight, bot: Bot, question: Question, answers: number): string {
  const { seat } = question;
  const asked = { ...shownTo(question), answers, standing: false };
  const sight = { asked, view: () => viewOf(table.state, seat), known: () => knownTo(table.state, seat) };
  const key = bot.choose(sight);
  if (key === null) throw new Error(`the bot of seat ${seat} does not answer '${asked.prompt}'`);
  return key;
}

/** Solo: every city is conquered, or the scenario's goal was met. Otherwise: the highest score. */
function hasWon(state: State, totals: readonly number[], seat: Seat): boolean {
  if (totals.length > 1) return totals.every((total, other) => other === seat || (totals[seat] as number) > total);
  const levels = state.options.cityLevels;
  return levels.length > 0
    ? state.cities.length === levels.length && state.cities.every(city => city.conquered)
    : state.ending;
}
