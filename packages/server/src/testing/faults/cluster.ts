import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../bundle.ts';
import { TestPostgres } from '../postgres.ts';

/** A node in its own process, which can be killed and comes back at the same address. */
class NodeProcess {
  readonly url: string;
  private readonly env: Record<string, string>;
  private child: ChildProcess | null = null;

  constructor(database: string, port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.env = {
      DATABASE_URL: database,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '1000000',
      SIGN_IN_LIMIT: '1000000',
      SOCKET_LIMIT: '1000000',
    };
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [bundle()], { env: { ...process.env, ...this.env }, stdio: 'ignore' });
    this.child = child;
    while (child.exitCode === null && this.child === child) {
      const isReady = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      await new Promise(done => setTimeout(done, 30));
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
    await new Promise(done => setTimeout(done, milliseconds));
    child?.kill('SIGCONT');
  }
}

/** Nodes and their database, to be broken. */
export class Cluster {
  readonly nodes: readonly NodeProcess[];
  readonly database: string;
  readonly postgres: TestPostgres | null;
  private readonly folder: string;

  private constructor(database: string, postgres: TestPostgres | null, folder: string, nodes: number, port: number) {
    this.database = database;
    this.postgres = postgres;
    this.folder = folder;
    this.nodes = Array.from({ length: nodes }, (_, i) => new NodeProcess(database, port + i));
  }

  static async start(kind: 'sqlite' | 'postgres', port: number): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'deedbook-faults-'));
    const postgres = kind === 'postgres' ? await TestPostgres.start() : null;
    const database = postgres?.url ?? join(folder, 'deedbook.db');
    const cluster = new Cluster(database, postgres, folder, postgres ? 3 : 1, port);
    for (const node of cluster.nodes) await node.start();
    return cluster;
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.end('SIGTERM');
    await this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
