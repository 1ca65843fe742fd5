import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, type GameSetup, recordOf, Session, writeRecord } from '@deedbook/engine';
import { AGREED, agreedIn } from '../agreed.ts';
import { oneOf, readArgs, UsageError, wholeNumber } from '../args.ts';
import type { Io } from '../io.ts';
import { readGame } from '../play/files.ts';
import { formsOf } from '../simulate/forms.ts';
import { PLAYERS, planGame, playQuickly } from '../simulate/game.ts';
import { transcriptOf } from './transcript.ts';

const OPTIONS = {
  write: { type: 'string' },
  scenario: { type: 'string', default: 'first-reconnaissance' },
  players: { type: 'string', default: '1' },
  ...AGREED,
  seed: { type: 'string', default: '1' },
  bot: { type: 'string', default: 'greedy' },
} as const;

/** A game that is over, or as far as it was recorded. */
interface Played {
  readonly setup: GameSetup;
  readonly answers: readonly Answer[];
}

/** Writes games out in words: recorded ones, or one played by bots. */
export async function transcriptCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, { options: OPTIONS, allowPositionals: true });
  const recorded = positionals.map(fromRecord);
  const games = recorded.length > 0 ? recorded : [fromBots(values)];
  for (const { setup, answers } of games) {
    const transcript = transcriptOf(setup, answers);
    if (values.write === undefined) {
      io.stdout.write(transcript);
      continue;
    }
    mkdirSync(values.write, { recursive: true });
    const file = join(values.write, setup.scenario);
    writeFileSync(`${file}.md`, transcript);
    writeFileSync(`${file}.json`, recordFor(setup, answers));
  }
  return 0;
}

function fromRecord(file: string): Played {
  const { setup, log } = readGame(file).session;
  if (!setup) throw new UsageError(`'${file}' is a position: only a record tells a whole game`);
  return { setup, answers: log };
}

function fromBots(values: {
  readonly scenario: string;
  readonly players: string;
  readonly seed: string;
  readonly bot: string;
  readonly option?: string[];
  readonly map?: string;
}): Played {
  const { scenario, seed } = values;
  const run = { scenario, agreed: agreedIn(values), seed, bot: oneOf('bot', values.bot, PLAYERS) };
  const players = wholeNumber('players', values.players, 1, 8);
  formsOf(run, [players]);
  const planned = planGame(1, players, run);
  return { setup: planned.setup, answers: playQuickly(planned).answers };
}

const recordFor = (setup: GameSetup, answers: readonly Answer[]): string =>
  writeRecord({ ...recordOf(new Session(setup)), answers: answers.map(({ seat, key }) => `${seat} ${key}`) });
