import type { Io } from '../io.ts';

const OFTEN = 200;
const SELDOM = 5000;

/** Shows the progress of a run on stderr: in place on a terminal, otherwise a line every few seconds. */
export class Progress {
  private readonly stream: Io['stderr'];
  private readonly total: number;
  private readonly started = performance.now();
  private last = performance.now();
  private shown = false;

  constructor(stream: Io['stderr'], total: number) {
    this.stream = stream;
    this.total = total;
  }

  tell(games: number, decisions?: number): void {
    const now = performance.now();
    if (now - this.last < (this.stream.isTTY ? OFTEN : SELDOM)) return;
    this.last = now;
    const seconds = Math.round((now - this.started) / 1000);
    const counted = decisions === undefined ? '' : `, ${decisions} decisions`;
    const line = `${games} of ${this.total} games${counted}, ${seconds} s`;
    this.stream.write(this.stream.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    this.shown = true;
  }

  /** Makes room for another line. */
  clear(): void {
    if (this.shown && this.stream.isTTY) this.stream.write('\r\x1b[K');
    this.shown = false;
  }
}
