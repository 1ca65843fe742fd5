import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../free-ports.ts';
import { NodeProcess } from '../node-process.ts';
import { TestPostgres } from '../postgres.ts';
import { Wire } from './wire.ts';

const CONFIG = {
  // Tables take turns, so most answers find their game packed.
  UNPACKED_GAMES: '1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '1000000',
  SIGN_IN_LIMIT: '1000000',
  SOCKET_LIMIT: '1000000',
};

/** Nodes, the network in front of them, and their database, to be broken. */
export class Cluster {
  readonly nodes: readonly NodeProcess[];
  readonly wires: Wire[] = [];
  readonly database: string;
  readonly postgres: TestPostgres | null;
  private readonly folder: string;

  private constructor(database: string, postgres: TestPostgres | null, folder: string, ports: readonly number[]) {
    this.database = database;
    this.postgres = postgres;
    this.folder = folder;
    const env = { ...CONFIG, DATABASE_URL: database };
    this.nodes = ports.map(port => new NodeProcess(port, env));
  }

  static async start(kind: 'sqlite' | 'postgres'): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'deedbook-faults-'));
    const postgres = kind === 'postgres' ? await TestPostgres.start() : null;
    const database = postgres?.url ?? join(folder, 'deedbook.db');
    const cluster = new Cluster(database, postgres, folder, await freePorts(postgres ? 3 : 1));
    for (const node of cluster.nodes) {
      await node.start();
      cluster.wires.push(await Wire.to(node.url));
    }
    return cluster;
  }

  /** The addresses players use. */
  get urls(): readonly string[] {
    return this.wires.map(({ url }) => url);
  }

  async stop(): Promise<void> {
    for (const wire of this.wires) await wire.close();
    for (const node of this.nodes) await node.end('SIGTERM');
    await this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Limits the size of the files a process may write, as a full disk would; null lifts the limit. Linux only. */
export function limitFiles(pid: number, bytes: number | null): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`]);
}
