import { PassThrough, Readable } from 'node:stream';
import { run } from '../run.ts';

/** The result of a command. */
export interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `deedbook` with piped input and collects its output. */
export const call = (args: readonly string[], lines: readonly string[] = [], env = {}): Promise<Called> =>
  collect(args, Readable.from(lines.map(line => `${line}\n`)), new PassThrough(), env);

/** The same at a terminal: types a line at each prompt, then Ctrl+C. */
export function callAtTerminal(args: readonly string[], lines: readonly string[], env = {}): Promise<Called> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 40 });
  const keys = [...lines.map(line => `${line}\r`), CTRL_C];
  stdout.on('data', (shown: Buffer) => {
    if (PROMPT_SHOWN.test(String(shown))) stdin.write(keys.shift() ?? CTRL_C);
  });
  return collect(args, stdin, stdout, env);
}

const CTRL_C = '\x03';
// biome-ignore lint/suspicious/noControlCharactersInRegex: after a prompt, readline puts the cursor behind it
const PROMPT_SHOWN = /\x1b\[\d+G$/;

async function collect(args: readonly string[], stdin: Readable, stdout: PassThrough, env: object): Promise<Called> {
  const stderr = new PassThrough();
  const texts = Promise.all([stdout, stderr].map(text));
  const code = await run(args, { stdin, stdout, stderr, env: { ...env } });
  stdout.end();
  stderr.end();
  const [out = '', err = ''] = await texts;
  return { code, out, err };
}

async function text(stream: PassThrough): Promise<string> {
  let whole = '';
  for await (const part of stream) whole += String(part);
  return whole;
}
