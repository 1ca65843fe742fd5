import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.ts';
import type { Look } from '../screen/paint.ts';

const NARROW = 60;
const WIDE = 160;
const USUAL = 100;

/** A person's screen and keyboard, or pipes instead. Lines typed ahead are queued. */
export class Terminal {
  /** Whether a person is here; the screen is cleared so that no one else reads it. */
  readonly interactive: boolean;
  /** What could be typed next, for the Tab key. */
  suggestions: readonly string[] = [];
  private readonly io: Io;
  private readonly color: boolean;
  private readonly ascii: boolean;
  private readonly lines: Interface;
  private readonly waiting: string[] = [];
  private listener: ((line: string | null) => void) | null = null;
  private ended = false;
  private readonly closed = Promise.withResolvers<void>();

  constructor(io: Io, { color, ascii }: { color: boolean; ascii: boolean }) {
    this.io = io;
    this.color = color;
    this.ascii = ascii;
    this.interactive = io.stdin.isTTY === true && io.stdout.isTTY === true;
    this.lines = createInterface({
      input: io.stdin,
      terminal: this.interactive,
      ...(this.interactive ? { output: io.stdout, completer: (line: string) => this.complete(line) } : {}),
    });
    this.lines.on('line', line => this.hear(line));
    this.lines.on('close', () => this.end());
    // Ctrl+C ends the input like Ctrl+D: the game is saved, and the program says goodbye.
    this.lines.on('SIGINT', () => this.lines.close());
  }

  /** How to draw now; the window may have been resized. */
  get look(): Look {
    const { columns = USUAL, rows } = this.io.stdout;
    const width = Math.max(NARROW, Math.min(WIDE, columns));
    return { color: this.color, ascii: this.ascii, width, height: this.interactive ? (rows ?? null) : null };
  }

  print(lines: readonly string[]): void {
    const text = lines.map(line => `${line}\n`).join('');
    this.io.stdout.write(this.ascii ? plain(text) : text);
  }

  clear(): void {
    if (this.interactive) this.io.stdout.write('\x1b[2J\x1b[H');
  }

  /** The next line, trimmed; null at the end of input. */
  async ask(question: string): Promise<string | null> {
    const prompt = this.ascii ? plain(question) : question;
    if (this.interactive) {
      this.lines.setPrompt(prompt);
      if (!this.ended) this.lines.prompt();
    } else {
      this.io.stdout.write(prompt);
    }
    const line = await this.nextLine();
    // Echo piped input, so that the output reads like a conversation.
    if (!this.io.stdin.isTTY) this.io.stdout.write(line === null ? '\n' : `${line}\n`);
    return line === null ? null : line.trim();
  }

  /** Resolves when the input has ended. */
  async drained(): Promise<null> {
    await this.closed.promise;
    return this.waiting.length === 0 ? null : new Promise(() => undefined);
  }

  close(): void {
    this.lines.close();
  }

  private nextLine(): Promise<string | null> {
    const typed = this.waiting.shift();
    if (typed !== undefined) return Promise.resolve(typed);
    if (this.ended) return Promise.resolve(null);
    return new Promise(resolve => {
      this.listener = resolve;
    });
  }

  private hear(line: string): void {
    const { listener } = this;
    this.listener = null;
    if (listener) listener(line);
    else this.waiting.push(line);
  }

  private end(): void {
    this.ended = true;
    this.closed.resolve();
    this.listener?.(null);
    this.listener = null;
  }

  private complete(line: string): [string[], string] {
    const found = this.suggestions.filter(word => word.startsWith(line));
    return [found, line];
  }
}

/** Replaces dashes, quotes and signs that plain terminals lack. Letters stay. */
const plain = (text: string): string => text.replaceAll(/[−–×…“”→∞]/g, sign => PLAIN[sign] ?? sign);

const PLAIN: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '×': 'x',
  '…': '...',
  '“': '"',
  '”': '"',
  '→': '->',
  '∞': 'oo',
};
