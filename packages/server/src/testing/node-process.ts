import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundle } from './bundle.ts';

/** Loaded into a node, for what its parent does to it. */
const CLOCK = join(import.meta.dirname, 'settable-clock.ts');
const DISK = join(import.meta.dirname, 'failing-disk.ts');

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds));

/** A node in its own process, which can be killed and comes back at the same address. */
export class NodeProcess {
  readonly url: string;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.env = { ...env, PORT: String(port) };
  }

  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', CLOCK, '--import', DISK, bundle()], {
      env: { PATH: process.env.PATH, ...this.env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    while (this.child === child) {
      if (child.exitCode !== null) throw new Error(`the node at ${this.url} does not start`);
      if (await this.isReady()) return;
      await pause(30);
    }
  }

  /** Ends it, either abruptly or as an operator would. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise(done => child.on('exit', done));
    child.kill('SIGCONT');
    child.kill(signal);
    await ended;
  }

  /** Freezes it for a while, like an overloaded machine. */
  async freeze(milliseconds: number): Promise<void> {
    const { child } = this;
    child?.kill('SIGSTOP');
    await pause(milliseconds);
    child?.kill('SIGCONT');
  }

  /** Sets its clock this far ahead of the real time, or behind. */
  setClock(ahead: number): void {
    if (this.child?.connected) this.child.send({ ahead });
  }

  /** Lets every sync of the disk fail from now on; resolves with the exit code when that has ended it. */
  async failDisk(): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    const ended = new Promise<number | null>(done => child.on('exit', done));
    child.send({ disk: 'fails' });
    return ended;
  }

  private isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
