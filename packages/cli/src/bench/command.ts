import { writeFileSync } from 'node:fs';
import { readArgs, wholeNumber } from '../args.ts';
import { type Io, sayLine } from '../io.ts';
import { playAdventurers } from './adventurers.ts';
import { STORED_GAMES, writeGames } from './games.ts';
import type { Settings } from './measure.ts';
import { benchMind } from './mind.ts';
import { asJson, asText } from './report.ts';
import { FULL_LOAD, runBench } from './run.ts';
import { installYardsticks } from './yardsticks.ts';

const OPTIONS = {
  quick: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  rounds: { type: 'string' },
  batch: { type: 'string' },
  'no-yardsticks': { type: 'boolean', default: false },
  'install-yardsticks': { type: 'boolean', default: false },
  'write-positions': { type: 'boolean', default: false },
} as const;

const FULL: Settings = { rounds: 7, batch: 120, warmUp: 360 };
const QUICK: Settings = { rounds: 5, batch: 50, warmUp: 100 };

/** Measures the engine against its goals and against other engines. */
export async function benchCommand(args: readonly string[], io: Io = process, load = FULL_LOAD): Promise<number> {
  if (args[0] === 'mind') return benchMind(args.slice(1), io);
  const { values } = readArgs(args, { options: OPTIONS });
  if (values['install-yardsticks']) return install(io);
  if (values['write-positions']) return writePositions(io);
  const preset = values.quick ? QUICK : FULL;
  const batch = values.batch === undefined ? preset.batch : wholeNumber('batch', values.batch, 1, 10_000);
  const settings: Settings = {
    rounds: values.rounds === undefined ? preset.rounds : wholeNumber('rounds', values.rounds, 1, 1000),
    batch,
    warmUp: (preset.warmUp * batch) / preset.batch,
  };
  if (!values.json) sayLine(io.stderr, `Measuring: about ${values.quick ? 'a quarter of a' : 'a'} minute …`);
  const run = runBench({ settings, load, yardsticks: !values['no-yardsticks'], children: !values.quick });
  sayLine(io.stdout, values.json ? asJson(run) : asText(run));
  return 0;
}

function install(io: Io): number {
  const status = installYardsticks();
  sayLine(io.stdout, status === 0 ? 'The next npm run bench measures against them.' : 'npm could not install them.');
  return status;
}

/** The number of players in each stored game; about 2,000 decisions in total. */
const STORED = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4] as const;

function writePositions(io: Io): number {
  const games = STORED.map((players, i) => playAdventurers(players, `adventure ${i + 1}`));
  writeFileSync(STORED_GAMES, writeGames(games));
  const decisions = games.reduce((sum, game) => sum + game.answers.length, 0);
  sayLine(io.stdout, `${games.length} games with ${decisions} decisions written to ${STORED_GAMES.pathname}`);
  return 0;
}
