import { setImmediate } from 'node:timers/promises';
import { AGREED, agreedIn } from '../agreed.ts';
import { oneOf, readArgs, UsageError, wholeNumber } from '../args.ts';
import { type Io, sayLine } from '../io.ts';
import { playChecked } from './checked-game.ts';
import { duelsInWords } from './duels.ts';
import { saveFailure, tellFailure } from './failure.ts';
import { type Form, formInWords, formsOf } from './forms.ts';
import { GameFailure, PLAYERS, type Planned, planGame, playQuickly, type Run } from './game.ts';
import { occurredInWords } from './occurred.ts';
import { Progress } from './progress.ts';
import { reachInWords } from './reach.ts';
import { type Played, type Sum, Tally } from './tally.ts';

interface Wanted extends Run {
  readonly forms: readonly Form[];
  readonly games: number;
  /** No game starts after this many seconds; null for no limit. */
  readonly seconds: number | null;
  readonly json: boolean;
  readonly reach: boolean;
  readonly check: boolean;
  readonly every: number;
  readonly failures: string;
}

const OPTIONS = {
  scenario: { type: 'string', default: 'first-reconnaissance' },
  players: { type: 'string' },
  ...AGREED,
  games: { type: 'string', default: '100' },
  seconds: { type: 'string' },
  seed: { type: 'string', default: '1' },
  bot: { type: 'string', default: 'random' },
  json: { type: 'boolean', default: false },
  reach: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  every: { type: 'string', default: '1' },
  'save-failures': { type: 'string', default: 'failures' },
} as const;

function wantedBy(args: readonly string[]): Wanted {
  const { values } = readArgs(args, { options: OPTIONS });
  const run = {
    scenario: values.scenario,
    agreed: agreedIn(values),
    seed: values.seed,
    bot: oneOf('bot', values.bot, PLAYERS),
  };
  if (run.seed === '') throw new UsageError('--seed takes any word or number');
  return {
    ...run,
    forms: formsOf(run, values.players === undefined ? null : countsOf(values.players)),
    games: wholeNumber('games', values.games, 1, 10_000_000),
    seconds: values.seconds === undefined ? null : wholeNumber('seconds', values.seconds, 1, 100_000),
    json: values.json,
    reach: values.reach,
    check: values.check,
    every: wholeNumber('every', values.every, 1, 1_000_000),
    failures: values['save-failures'],
  };
}

/** `2`, or `1-4`: the games rotate through one, two, three and four players. */
function countsOf(text: string): number[] {
  const found = /^([1-8])(?:-([1-8]))?$/.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])];
  if (!found || from > to) throw new UsageError(`--players takes a number or a range such as 1-4, not '${text}'`);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Plays many games with bots; `--check` checks every decision. */
export async function simulateCommand(args: readonly string[], io: Io): Promise<number> {
  const wanted = wantedBy(args);
  const tally = new Tally();
  const progress = new Progress(io.stderr, wanted.games);
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.once('SIGINT', stop);
  const deadline = performance.now() + 1000 * (wanted.seconds ?? Number.POSITIVE_INFINITY);
  for (let number = 1; number <= wanted.games && !stopped && performance.now() < deadline; number++) {
    const form = wanted.forms[(number - 1) % wanted.forms.length] as Form;
    const planned = planGame(number, form.players, { ...wanted, ...form });
    playOne(planned, wanted, tally, line => {
      progress.clear();
      sayLine(io.stderr, line);
    });
    progress.tell(tally.games, tally.decisions);
    // Give Ctrl+C a chance.
    await setImmediate();
  }
  process.removeListener('SIGINT', stop);
  progress.clear();
  report(wanted, tally, io);
  if (stopped) return INTERRUPTED;
  return tally.failures.length === 0 ? 0 : 1;
}

const INTERRUPTED = 130;

function playOne(
  planned: Planned,
  { check, every, failures }: Wanted,
  tally: Tally,
  say: (line: string) => void,
): void {
  try {
    tally.add(check ? playChecked(planned, every) : playQuickly(planned), planned);
  } catch (error) {
    if (!(error instanceof GameFailure)) throw error;
    const saved = saveFailure(failures, planned, error);
    tally.fail(saved);
    say(tellFailure(saved));
  }
}

function report({ scenario, forms, seed, bot, check, every, json, reach }: Wanted, tally: Tally, io: Io): void {
  const sum = tally.sum();
  if (!json) {
    for (const line of inWords(sum, check, every)) sayLine(io.stdout, line);
    if (new Set(forms.map(form => form.scenario)).size > 1) {
      for (const line of sum.forms.map(playedInWords)) sayLine(io.stdout, line);
    }
    if (reach) for (const line of reachInWords(sum.reach)) sayLine(io.stdout, line);
    return;
  }
  const players = [...new Set(forms.map(form => form.players))].sort();
  const about = { scenario, players, seed, bot, checked: check, every };
  sayLine(io.stdout, JSON.stringify({ ...sum, ...about, failures: tally.failures }));
}

function inWords(sum: Sum, check: boolean, every: number): string[] {
  const checked = every === 1 ? 'every decision checked' : `every ${every}th decision checked in full`;
  return [
    `${sum.games} games, ${sum.passed} passed, ${sum.failed} failed${check ? ` (${checked})` : ''}`,
    `${sum.decisions} decisions, ${sum.meanDecisions} a game, in ${sum.wallSeconds} s (${sum.cpuSeconds} s of CPU)`,
    `${sum.decisionsPerCpuSecond} decisions a second of CPU, ${sum.decisionsPerWallSecond} a second of wall time`,
    `mean: ${sum.meanRounds} rounds, ${sum.meanTiles} tiles on the map; a player: level ${sum.meanLevel}, ${sum.meanFame} Fame, score ${sum.meanScore}`,
    `${sum.fights} fights, ${sum.defeated} enemies defeated, ${sum.conquered} sites conquered, ${sum.recruited} Units recruited, ${sum.levels} levels gained`,
    ...occurredInWords(sum.occurred),
    ...(sum.duels.fought > 0 ? [duelsInWords(sum.duels)] : []),
  ];
}

const playedInWords = (played: Played): string =>
  `${formInWords(played)}: ${played.games} games, ${played.meanDecisions} decisions, ${played.meanRounds} rounds, ` +
  `score ${played.meanScore}, ${played.won} won`;
