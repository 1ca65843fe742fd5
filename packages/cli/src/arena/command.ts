import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BOTS, type BotName } from '@deedbook/bots';
import { type GameOptions, whyNotSetUp } from '@deedbook/engine';
import { createText } from '@deedbook/text/all';
import { AGREED, agreedIn } from '../agreed.ts';
import { oneOf, readArgs, UsageError, wholeNumber } from '../args.ts';
import { type Io, sayLine } from '../io.ts';
import { Progress } from '../simulate/progress.ts';
import { type Match, playMatch, type Result } from './match.ts';
import { tableOf } from './stages.ts';
import { pairedIn, type Standing, standingOf } from './tally.ts';

const OPTIONS = {
  scenario: { type: 'string', default: 'first-reconnaissance' },
  players: { type: 'string', default: '1' },
  player: { type: 'string', default: 'greedy' },
  against: { type: 'string' },
  ...AGREED,
  games: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  cores: { type: 'string' },
  rounds: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
} as const;

interface Wanted {
  readonly player: BotName;
  readonly against: BotName | null;
  readonly seats: number;
  readonly cores: number;
  readonly rounds: boolean;
  readonly json: boolean;
  readonly matches: readonly Match[];
}

function wantedBy(args: readonly string[]): Wanted {
  const { values } = readArgs(args, { options: OPTIONS });
  const player = oneOf('player', values.player, BOTS);
  const against = values.against === undefined ? null : oneOf('against', values.against, BOTS);
  const seats = wholeNumber('players', values.players, 1, 4);
  const games = wholeNumber('games', values.games, 1, 1_000_000);
  const cores = values.cores === undefined ? availableParallelism() : wholeNumber('cores', values.cores, 1, 256);
  const options = agreedIn(values);
  check(values.scenario, seats, options);
  const common = { scenario: values.scenario, seed: values.seed, options };
  const matches = Array.from({ length: games }, (_, i) => i + 1).flatMap(number =>
    castsOf(number, seats, player, against).map((players): Match => ({ ...common, number, players })),
  );
  return { player, against, seats, cores, rounds: values.rounds, json: values.json, matches };
}

const HEROES_IN_ORDER = ['tovak', 'goldyx', 'norowas', 'arythea'];

function check(scenario: string, seats: number, options: GameOptions): void {
  const fault = whyNotSetUp({ scenario, heroes: HEROES_IN_ORDER.slice(0, seats), seed: '1', options });
  if (fault) throw new UsageError(createText('en').setupFault(fault));
}

/** Solo, both play the same seed separately; otherwise they sit at the same table and swap seats every game. */
function castsOf(number: number, seats: number, player: BotName, against: BotName | null): BotName[][] {
  if (seats === 1) return [[player], ...(against === null || against === player ? [] : [[against]])];
  const isFirst = number % 2 === 1;
  return [Array.from({ length: seats }, (_, seat) => ((seat % 2 === 0) === isFirst ? player : (against ?? player)))];
}

/** Compares computer players on the same seeds, using all cores. */
export async function arenaCommand(args: readonly string[], io: Io): Promise<number> {
  if (args.includes('--list')) {
    for (const name of BOTS) sayLine(io.stdout, name);
    return 0;
  }
  const wanted = wantedBy(args);
  const progress = new Progress(io.stderr, wanted.matches.length);
  const results = await playAll(wanted.matches, wanted.cores, done => progress.tell(done));
  progress.clear();
  const names = [
    wanted.player,
    ...(wanted.against === null || wanted.against === wanted.player ? [] : [wanted.against]),
  ];
  const players = names.map(name => standingOf(name, results));
  const paired = names[1] === undefined ? null : pairedIn(results, wanted.player, names[1]);
  if (wanted.json) sayLine(io.stdout, JSON.stringify({ players, ...(paired && { paired }) }));
  else {
    for (const standing of players) {
      sayLine(io.stdout, inWords(standing));
      const own = results.filter(({ name }) => name === standing.name);
      if (wanted.rounds) for (const line of tableOf(own.map(({ stages }) => stages))) sayLine(io.stdout, line);
    }
    if (paired) sayLine(io.stdout, `${wanted.player} above ${names[1]} on ${paired.above} of ${paired.of} seeds`);
  }
  return 0;
}

const inWords = ({ name, games, mean, se, p10, wins, cpuPerTurn, found, taken }: Standing): string =>
  `${name}: ${games} games, mean ${mean} ± ${se}, lowest tenth ${p10}, ${wins} won, ${cpuPerTurn} s of CPU a turn; ` +
  `both cities found by Round 4 in ${found}, one conquered in ${taken}`;

/** Plays all matches, one thread per core, and tells how many are over. Ctrl+C stops it and keeps those. */
export async function playAll(
  matches: readonly Match[],
  cores: number,
  tell: (done: number) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  if (matches.length === 1) return playMatch(matches[0] as Match);
  let [next, done] = [0, 0];
  const stop = () => {
    next = matches.length;
  };
  process.once('SIGINT', stop);
  await Promise.all(
    Array.from({ length: Math.min(cores, matches.length) }, () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      return new Promise<void>((resolve, reject) => {
        const send = () => {
          const match = matches[next++];
          if (match) worker.postMessage(match);
          else void worker.terminate().then(() => resolve());
        };
        worker.on('error', reject);
        worker.on('message', (found: Result[]) => {
          results.push(...found);
          tell(++done);
          send();
        });
        send();
      });
    }),
  );
  process.removeListener('SIGINT', stop);
  return results.sort((a, b) => a.number - b.number);
}
