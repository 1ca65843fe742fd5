import { cloneState, MageKnight, type Question, type State, viewOf } from '@deedbook/engine';
import { type DecidedGame, listAll, playAtRandom, playDecided, setupFor } from './games.ts';
import { mean, median, percentile, type Settings, type Task } from './measure.ts';

/* What a decision consists of: playing, asking, copying and viewing. */

/** Random games are the same in every round: their seeds repeat. */
const RANDOM_GAMES = 256;

/** E1, E3: whole random games with this many players; a unit is a decision. */
export function randomPlay(name: string, players: number, scenario?: string): Task {
  let game = 0;
  return { name, run: () => playAtRandom(setupFor(players, randomSeed(game++), scenario)).decisions };
}

/** The average number of decisions in a random game. */
export const decisionsIn = (players: number, scenario: string): number =>
  mean(
    Array.from(
      { length: RANDOM_GAMES / 8 },
      (_, i) => playAtRandom(setupFor(players, randomSeed(i), scenario)).decisions,
    ),
  );

export const randomSeed = (game: number): string => `random ${game % RANDOM_GAMES}`;

/** E2: whole games of adventurers; a unit is a decision. Their decisions were made beforehand. */
export function decidedPlay(name: string, games: readonly DecidedGame[]): Task {
  let next = 0;
  return {
    name,
    run: () => {
      const game = games[next++ % games.length] as DecidedGame;
      playDecided(game);
      return game.answers.length;
    },
  };
}

/** Does something to each position; a unit is one position. */
function onEach(name: string, positions: readonly State[], act: (position: State, i: number) => unknown): Task {
  return {
    name,
    run: () => {
      for (let i = 0; i < positions.length; i++) kept.last = act(positions[i] as State, i);
      return positions.length;
    },
  };
}

/** The last result, kept so that the work is not optimized away. */
const kept: { last: unknown } = { last: null };

const ask = (position: State): readonly Question[] => listAll(new MageKnight(position));

/** E2, E4, E5 and the view on the stored positions. */
export function positionTasks(positions: readonly State[]): Task[] {
  const asJson = positions.map(position => JSON.parse(JSON.stringify(position)) as State);
  const answers = positions.map((position, i) => {
    const { seat, options } = ask(position)[0] as Question;
    return { seat, key: options[i % options.length]?.choice.key as string };
  });
  return [
    onEach('question', positions, ask),
    onEach('copy and question', positions, position => ask(cloneState(position))),
    onEach('copy and decision', positions, (position, i) => {
      const { seat, key } = answers[i] as (typeof answers)[number];
      const table = new MageKnight(cloneState(position));
      listAll(table);
      return table.answer(seat, key);
    }),
    onEach('copy', positions, cloneState),
    onEach('structuredClone', asJson, position => structuredClone(position)),
    onEach('view', positions, position => viewOf(position, 0)),
  ];
}

/** How often each position is asked per round. */
const VISITS = 8;

/**
 * E4: the wall time of each position's question, in milliseconds: the 99th percentile and the maximum. The positions
 * are visited in rotation, as a search would, and each counts with its median.
 */
export function questionSpread(positions: readonly State[], { rounds }: Settings) {
  const visits = positions.map((): number[] => []);
  for (let i = 0; i < rounds * VISITS; i++) {
    for (const [at, position] of positions.entries()) {
      const start = performance.now();
      kept.last = ask(position);
      visits[at]?.push(performance.now() - start);
    }
  }
  const costs = visits.map(median);
  return { p99: percentile(costs, 99), most: Math.max(...costs) };
}
