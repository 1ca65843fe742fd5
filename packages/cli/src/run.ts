import { RecordError } from '@deedbook/engine';
import { listed, UsageError } from './args.ts';
import { helpFor } from './help.ts';
import { type Io, sayLine } from './io.ts';

type Command = (args: readonly string[], io: Io) => Promise<number>;

/** Commands are loaded on demand, so that none waits for the others. */
const COMMANDS: Readonly<Record<string, Command>> = {
  play: async (args, io) => (await import('./play/command.ts')).playCommand(args, io),
  simulate: async (args, io) => (await import('./simulate/command.ts')).simulateCommand(args, io),
  arena: async (args, io) => (await import('./arena/command.ts')).arenaCommand(args, io),
  drills: async (args, io) => (await import('./drills/command.ts')).drillsCommand(args, io),
  replay: async (args, io) => (await import('./replay/command.ts')).replayCommand(args, io),
  review: async (args, io) => (await import('./review/command.ts')).reviewCommand(args, io),
  transcript: async (args, io) => (await import('./transcript/command.ts')).transcriptCommand(args, io),
  check: async (args, io) => (await import('./cases/command.ts')).checkCommand(args, io),
  list: async (args, io) => (await import('./list/command.ts')).listCommand(args, io),
  coverage: async (args, io) => (await import('./coverage/command.ts')).coverageCommand(args, io),
  lessons: async (args, io) => (await import('./lessons/command.ts')).lessonsCommand(args, io),
  admin: async (args, io) => (await import('./admin/command.ts')).adminCommand(args, io),
  bench: async (args, io) => (await import('./bench/command.ts')).benchCommand(args, io),
};

const WRONG = 2;

/** Runs the command line and returns the exit code. Errors are reported in one line on stderr. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const debug = argv.includes('--debug');
  const [name = '', ...args] = argv.filter(arg => arg !== '--debug');
  try {
    return await dispatch(name, args, io);
  } catch (error) {
    if (debug && error instanceof Error) io.stderr.write(`${error.stack}\n`);
    else sayLine(io.stderr, `deedbook: ${inOneLine(error)}`);
    return WRONG;
  }
}

const isCommand = (name: string): boolean => Object.hasOwn(COMMANDS, name);

const unknown = (name: string): UsageError =>
  new UsageError(`there is no command '${name}': it is ${listed([...Object.keys(COMMANDS), 'help'])}`);

async function dispatch(name: string, args: readonly string[], io: Io): Promise<number> {
  const asksForHelp = args.includes('--help') || args.includes('-h');
  if (name === '' || name === 'help' || name === '--help' || name === '-h') {
    const about = args[0]?.startsWith('-') ? '' : (args[0] ?? '');
    if (name === 'help' && about !== '' && !isCommand(about)) throw unknown(about);
    sayLine(io.stdout, helpFor(about, args, io.env));
    return 0;
  }
  const command = isCommand(name) ? COMMANDS[name] : undefined;
  if (!command) throw unknown(name);
  if (asksForHelp) {
    sayLine(io.stdout, helpFor(name, args, io.env));
    return 0;
  }
  try {
    return await command(args, io);
  } catch (error) {
    if (error instanceof UsageError && error.helpful) error.message += ` (deedbook ${name} --help says how)`;
    throw error;
  }
}

function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replaceAll(/\s*\n\s*/g, ' ');
  if (error instanceof UsageError || error instanceof RecordError) return message;
  return `something is wrong with the program itself: ${message} (--debug shows where)`;
}
