import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type Asked, Refusal } from '@deedbook/engine';
import { SERVER_REFUSALS } from '@deedbook/protocol';
import { readConfig, startServer } from '@deedbook/server';
import { LANGUAGES } from '@deedbook/text';
import { createText } from '@deedbook/text/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { call } from '../testing/call.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let folder: string;
beforeAll(async () => {
  const config = readConfig({ DATABASE_URL: ':memory:', PORT: '0', LOG_LEVEL: 'silent' });
  server = await startServer(config, { thinkers });
  folder = mkdtempSync(join(tmpdir(), 'deedbook-online-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Computer players that end their turns, without threads. Always the first choice could go on for ever. */
const thinkers = {
  choose: ({ asked: { choices, answers } }: { asked: Asked }) =>
    Promise.resolve(
      (choices.find(({ key }) => key === 'end-turn') ?? choices[answers % choices.length])?.key as string,
    ),
  close: () => Promise.resolve(),
};

const env = () => ({ XDG_STATE_HOME: folder, NO_COLOR: '1' });

/** A player at a terminal, who types what a function returns for each new part of the output. */
class Player {
  out = '';
  readonly ended: Promise<number>;
  private readonly stdin = new PassThrough();
  private waiting: { readonly words: RegExp; readonly from: number; readonly resolve: (found: string) => void }[] = [];
  private read = 0;

  constructor(...args: string[]) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    for (const stream of [stdout, stderr]) {
      stream.on('data', (text: Buffer) => {
        this.out += String(text);
        this.look();
      });
    }
    const flags = ['play', '--language', 'en', '--server', server.url, ...args];
    this.ended = run(flags, { stdin: this.stdin, stdout, stderr, env: env() });
  }

  type(line: string): void {
    this.read = this.out.length;
    this.stdin.write(`${line}\n`);
  }

  /** The first match in what was printed since the last line typed. */
  sees(words: RegExp): Promise<string> {
    return new Promise(resolve => {
      this.waiting.push({ words, from: this.read, resolve });
      this.look();
    });
  }

  async leave(): Promise<void> {
    this.stdin.end();
    await this.ended;
  }

  private look(): void {
    this.waiting = this.waiting.filter(({ words, from, resolve }) => {
      const found = words.exec(this.out.slice(from));
      if (found) resolve(found[1] ?? found[0]);
      return !found;
    });
  }
}

describe('play --server', () => {
  it('creates a table, fills it with computer players and plays there', async () => {
    const ann = new Player(
      '--name',
      'Ann',
      '--scenario',
      'full-conquest',
      '--players',
      '2',
      '--heroes',
      'goldyx,tovak',
    );
    await ann.sees(/Seat 1: Ann\nSeat 2: free/);
    ann.type('');
    for (let i = 0; i < 6; i++) {
      await ann.sees(/Number, or h for help > /);
      ann.type('1');
    }
    await ann.leave();
    expect(ann.out).toMatch(/The game goes on with: deedbook play --server \S+ --table [A-Z]{6}/);
  });

  it('joins a table by its code, waits while others play, and returns to the same seat', async () => {
    const ann = new Player('--name', 'Ann', '--scenario', 'full-conquest', '--players', '2');
    const code = await ann.sees(/--table ([A-Z]{6})/);
    const bob = new Player('--name', 'Bob', '--table', code.toLowerCase(), '--heroes', 'norowas');
    await ann.sees(/Seat 2: Bob/);
    ann.type('');
    const PROMPT = /Number, or h for help > /;
    const first = await Promise.race([ann.sees(PROMPT).then(() => ann), bob.sees(PROMPT).then(() => bob)]);
    const second = first === ann ? bob : ann;
    await second.sees(/Waiting for \w+\./);
    first.type('save x.json');
    await first.sees(/The server keeps this game\./);
    first.type('1');
    await second.sees(PROMPT);
    await Promise.all([first.leave(), second.leave()]);

    const again = new Player('--name', second === bob ? 'Bob' : 'Ann', '--table', code);
    await again.sees(PROMPT);
    await again.leave();
    expect(statSync(join(folder, 'deedbook', 'sessions.json')).mode & 0o077).toBe(0);
  });

  it.each([
    [['--table', 'ABCDEF'], '--table and --name need --server'],
    [['--server', 'nowhere'], "--server takes an address, not 'nowhere'"],
    [['--server', 'http://127.0.0.1:1', '--seed', '7'], 'the server deals and keeps the game'],
    [['--server', 'http://127.0.0.1:1'], '--server needs --name'],
    [['--server', 'http://127.0.0.1:1', '--name', 'Ann'], 'http://127.0.0.1:1 does not answer.'],
  ])('%j is refused in one line', async (flags, line) => {
    const { code, err } = await call(['play', '--language', 'en', ...flags], [], env());
    expect(code).toBe(2);
    expect(err).toContain(line);
  });

  it('says why the server refuses', async () => {
    const { err } = await call(
      ['play', '--language', 'en', '--server', server.url, '--name', 'Eve', '--table', 'QQQQQQ'],
      [],
      env(),
    );
    expect(err).toContain('There is no such table.');
  });
});

it.each(LANGUAGES)('every refusal of the server has its own sentence in %s', language => {
  const text = createText(language);
  const sentences = SERVER_REFUSALS.map(rule => text.refusal(new Refusal(rule, {})));
  expect(new Set(sentences).size).toBe(SERVER_REFUSALS.length);
  expect(sentences).not.toContain(text.refusal(new Refusal('NO-SENTENCE', {})));
});
