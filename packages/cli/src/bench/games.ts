import { readFileSync } from 'node:fs';
import {
  type Answer,
  cloneState,
  ENGINE_VERSION,
  type GameRecord,
  type GameSetup,
  MageKnight,
  newGame,
  type Question,
  RECORD_FORMAT,
  Session,
  type State,
  Stream,
  seeded,
} from '@deedbook/engine';
import { UsageError } from '../args.ts';

const HEROES_IN_ORDER = ['tovak', 'goldyx', 'norowas', 'arythea'] as const;

export const setupFor = (players: number, seed: string, scenario = 'first-reconnaissance'): GameSetup => ({
  scenario,
  heroes: HEROES_IN_ORDER.slice(0, players),
  seed,
});

/** Plays a whole game at random, listing every legal option at each step; returns the number of decisions. */
export function playAtRandom(setup: GameSetup): { readonly decisions: number; readonly end: State } {
  const table = new MageKnight(newGame(setup));
  const stream = new Stream(seeded(setup.seed, 'bench'));
  let decisions = 0;
  for (;;) {
    const questions = table.advance();
    if (questions.length === 0) return { decisions, end: table.state };
    const { seat, options } = questions[stream.below(questions.length)] as Question;
    table.answer(seat, (options[stream.below(options.length)] as Question['options'][number]).choice.key);
    decisions++;
  }
}

/** A game played earlier: its setup and answers. */
export interface DecidedGame {
  readonly setup: GameSetup;
  readonly answers: readonly Answer[];
}

/** The questions, with every legal option listed, since menus list them only on demand. */
export function listAll(table: MageKnight): readonly Question[] {
  const questions = table.advance();
  for (const question of questions) void question.options;
  return questions;
}

/** Plays a decided game, listing every legal option at each step; `look` gets the position after each answer. */
export function playDecided({ setup, answers }: DecidedGame, look?: (state: State, answered: number) => void): State {
  const table = new MageKnight(newGame(setup));
  for (let i = 0; i < answers.length; i++) {
    const { seat, key } = answers[i] as Answer;
    listAll(table);
    const refusal = table.answer(seat, key);
    if (refusal) throw stale(`answer ${i + 1} of game '${setup.seed}', '${key}', is refused by ${refusal.rule}`);
    look?.(table.state, i + 1);
  }
  return table.state;
}

/** A random game as a record. */
export function randomRecord(setup: GameSetup): GameRecord {
  const session = new Session(setup);
  const stream = new Stream(seeded(setup.seed, 'bench'));
  for (let seat = session.asked[0]; seat !== undefined; seat = session.asked[0]) answerAtRandom(session, seat, stream);
  return recordFor({ setup, answers: session.log });
}

export function answerAtRandom(session: Session, seat: number, stream: Stream): void {
  const choices = session.question(seat)?.choices ?? [];
  const refusal = session.answer(seat, choices[stream.below(choices.length)]?.key ?? '');
  if (refusal) throw new Error(`an answer that was offered is refused by ${refusal.rule}`);
}

export const recordFor = ({ setup, answers }: DecidedGame): GameRecord => ({
  format: RECORD_FORMAT,
  engine: ENGINE_VERSION,
  scenario: setup.scenario,
  options: {},
  seats: setup.heroes.map(hero => ({ hero })),
  seed: setup.seed,
  answers: answers.map(({ seat, key }) => `${seat} ${key}`),
});

/*
 * The stored games: played by adventurers and stored in the repository as answers, so that everyone measures the same
 * positions. A game that can no longer be replayed was recorded under older rules.
 */

export const STORED_GAMES = new URL('./positions/games.json', import.meta.url);
const BETWEEN = '; ';

/** The stored games were recorded under other rules. */
const stale = (why: string): UsageError =>
  new UsageError(
    `the stored games are of other rules (${why}): write them anew with npm run bench -- --write-positions`,
  );

interface StoredGame {
  readonly players: number;
  readonly seed: string;
  readonly answers: string;
}

export const writeGames = (games: readonly DecidedGame[]): string => {
  const stored = games.map(({ setup, answers }): StoredGame => {
    const words = answers.map(({ seat, key }) => `${seat} ${key}`);
    return { players: setup.heroes.length, seed: setup.seed, answers: words.join(BETWEEN) };
  });
  return `${JSON.stringify({ by: 'npm run bench -- --write-positions', games: stored }, null, 2)}\n`;
};

export function readGames(text = readFileSync(STORED_GAMES, 'utf8')): DecidedGame[] {
  const { games } = JSON.parse(text) as { games: readonly StoredGame[] };
  return games.map(({ players, seed, answers }) => ({
    setup: setupFor(players, seed),
    answers: answers.split(BETWEEN).map(word => ({ seat: Number(word[0]), key: word.slice(2) })),
  }));
}

/** How much of each stored game comes before the first position taken from it. */
const OPENING = 0.2;

/** Positions from the stored games, spread evenly over each game after its opening, none of them finished. */
export function storedPositions(games: readonly DecidedGame[], count: number): State[] {
  const middle = games.reduce((sum, game) => sum + game.answers.length * (1 - OPENING), 0);
  const positions: State[] = [];
  for (const game of games) {
    const begin = Math.floor(game.answers.length * OPENING);
    let due = 0;
    playDecided(game, (state, answered) => {
      if (answered <= begin || state.over) return;
      due += count / middle;
      if (due < 1) return;
      due -= 1;
      positions.push(cloneState(state));
    });
  }
  return positions;
}
