import { cloneState, MageKnight, type Question, type State, viewOf } from '@deedbook/engine';
import { type DecidedGame, listAll, playAtRandom, playDecided, setupFor } from './games.ts';
import { mean, median, percentile, type Settings, type Task } from './measure.ts';

/* Playing, asking, copying and looking: what a decision is made of. */

/** Random games are the same in every round: their seeds go around. */
const RANDOM_GAMES = 256;

/** E1, E3: whole random games with that many players; a unit is a decision. */
export function randomPlay(name: string, players: number, scenario?: string): Task {
  let game = 0;
  return { name, run: () => playAtRandom(setupFor(players, randomSeed(game++), scenario)).decisions };
}

/** Decisions in a random game, on average. */
export const decisionsIn = (players: number, scenario: string): number =>
  mean(
    Array.from(
      { length: RANDOM_GAMES / 8 },
      (_, i) => playAtRandom(setupFor(players, randomSeed(i), scenario)).decisions,
    ),
  );

export const randomSeed = (game: number): string => `random ${game % RANDOM_GAMES}`;

/** E2: whole games of adventurers; a unit is a decision. What they decide was found out before. */
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

/** Something done to each of the positions; a unit is one position. */
function onEach(name: string, positions: readonly State[], act: (position: State, i: number) => unknown): Task {
  return {
    name,
    run: () => {
      for (let i = 0; i < positions.length; i++) kept.last = act(positions[i] as State, i);
      return positions.length;
    },
  };
}

/** The last result: without a reader it might be optimized away. */
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

/** How often each position is asked in a round. */
const VISITS = 8;

/**
 * E4: what the question of each position costs by the wall clock, in milliseconds: what 99 of 100 do not exceed, and the
 * dearest. The positions are visited in turn, as a search would, and each counts with its median.
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
