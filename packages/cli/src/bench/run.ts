import type { State } from '@deedbook/engine';
import { recordSizes, recordTasks, stateSizes } from './bytes.ts';
import {
  type DecidedGame,
  playDecided,
  randomRecord,
  readGames,
  recordFor,
  setupFor,
  storedPositions,
} from './games.ts';
import { mean, measure, type Settings } from './measure.ts';
import { decidedPlay, decisionsIn, positionTasks, questionSpread, randomPlay, randomSeed } from './play.ts';
import { coldReplay, suiteTime } from './processes.ts';
import type { Run } from './report.ts';
import type { Floors, Results } from './results.ts';
import { memory, sessionPair, snapshotsKept, undoCost, undoTasks } from './undo.ts';
import { loadYardsticks, type Yardsticks } from './yardsticks.ts';

/** The amount of work in a run, regardless of how long it is timed. */
export interface Load {
  /** Positions taken from the stored games. */
  readonly positions: number;
  readonly records: number;
  /** The length of the long log. */
  readonly log: number;
}

export const FULL_LOAD: Load = { positions: 500, records: 32, log: 10_000 };

/** What a run should include. */
export interface Wanted {
  readonly settings: Settings;
  readonly load: Load;
  readonly yardsticks: boolean;
  /** Whether to include what runs in separate processes, which takes longest. */
  readonly children: boolean;
}

export function runBench({ settings, load, yardsticks: wanted, children }: Wanted): Run {
  const start = performance.now();
  const loaded = wanted ? loadYardsticks() : 'left out by --no-yardsticks';
  const [yardsticks, without] = typeof loaded === 'string' ? [null, loaded] : [loaded, null];
  const results = measureAll(settings, load, children, yardsticks, without);
  return { results, settings, versions: yardsticks?.versions ?? {}, seconds: (performance.now() - start) / 1000 };
}

const SAVE_OF = 400;
const CONQUEST = 'solo-conquest';

/** Measures everything; without `children`, only what needs no separate process. */
function measureAll(
  settings: Settings,
  load: Load,
  children: boolean,
  yardsticks: Yardsticks | null,
  withoutYardsticks: string | null,
): Results {
  const games = readGames();
  const positions = storedPositions(games, load.positions);
  const ofPlayers = (n: number) => games.filter(game => game.setup.heroes.length === n);
  const records = Array.from({ length: load.records }, (_, i) => randomRecord(setupFor(1, randomSeed(i))));
  const pair = sessionPair(load.log);
  const timed = measure(
    [
      ...(yardsticks?.tasks ?? []),
      randomPlay('random, solo', 1),
      randomPlay('random, 4 players', 4),
      randomPlay('random Solo Conquest', 1, CONQUEST),
      decidedPlay('adventurers, solo', ofPlayers(1)),
      decidedPlay('adventurers, 4 players', ofPlayers(4)),
      ...positionTasks(positions),
      ...recordTasks(records),
      ...undoTasks(pair),
    ],
    settings,
  );
  return {
    timed,
    decisions: {
      solo: mean(records.map(r => r.answers.length)),
      conquest: decisionsIn(1, CONQUEST),
      battle: yardsticks?.decisionsInBattle ?? null,
    },
    floors: floorsOf(games),
    positions: positions.length,
    question: questionSpread(positions, settings),
    states: [...stateSizes(games, 1), ...stateSizes(games, 4)],
    records: { random: recordSizes(records), adventurers: recordSizes(ofPlayers(1).map(recordFor)) },
    undo: { short: undoCost(pair, pair.short, settings), long: undoCost(pair, pair.long, settings) },
    kept: snapshotsKept(load.records / 4),
    cold: children ? openCold(settings.rounds) : null,
    suite: children ? suiteTime(SUITE_ROUNDS) : null,
    // Last, because it empties the heap and discards compiled code.
    memory: memory(pair),
    withoutYardsticks,
  };
}

const SUITE_ROUNDS = 3;

/** Random four-player games have about 330 answers; the first one with 400 is used as a long game. */
function openCold(rounds: number): NonNullable<Results['cold']> {
  for (let i = 0; ; i++) {
    const record = randomRecord(setupFor(4, `save ${i}`));
    if (record.answers.length < SAVE_OF) continue;
    return { answers: SAVE_OF, ms: coldReplay({ ...record, answers: record.answers.slice(0, SAVE_OF) }, rounds) };
  }
}

function floorsOf(games: readonly DecidedGame[]): Results['floors'] {
  const fights = new Map<State, number>();
  const all = games.map(game => {
    let [count, fighting] = [0, false];
    const end = playDecided(game, state => {
      if (state.combat && !fighting) count++;
      fighting = state.combat !== null;
    });
    fights.set(end, count);
    return end;
  });
  const on = (ends: readonly State[]): Floors => ({
    games: ends.length,
    tiles: mean(ends.map(end => end.map.length)),
    level: mean(ends.flatMap(end => end.players.map(player => player.level))),
    fights: mean(ends.map(end => fights.get(end) ?? 0)),
  });
  return { solo: on(all.filter(end => end.players.length === 1)), all: on(all) };
}
