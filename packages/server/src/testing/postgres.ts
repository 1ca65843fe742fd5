import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** PostgreSQL does not run as root; in that case it runs as `nobody`. */
const NOBODY = 65_534;
const runAs = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The folder with the PostgreSQL binaries: on the path, or where Debian puts them. */
function programs(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  if (found === undefined) {
    throw new Error(
      'These tests need PostgreSQL: install it with `apt-get install postgresql`, or put it on the path.',
    );
  }
  return found;
}

/** A temporary PostgreSQL for a test: its own folder, no password, no network. */
export class TestPostgres {
  readonly url: string;
  readonly folder: string;
  private readonly bin: string;
  private server: ChildProcess | null = null;

  private constructor(folder: string, bin: string) {
    this.folder = folder;
    this.bin = bin;
    this.url = `postgres://deedbook@${encodeURIComponent(folder)}/postgres`;
  }

  static async start(): Promise<TestPostgres> {
    const bin = programs();
    const folder = mkdtempSync(join(tmpdir(), 'deedbook-pg-'));
    if ('uid' in runAs) chownSync(folder, NOBODY, NOBODY);
    const cluster = new TestPostgres(folder, bin);
    const options = [
      '-D',
      join(folder, 'data'),
      '-U',
      'deedbook',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ];
    execFileSync(join(bin, 'initdb'), options, { ...runAs, stdio: 'pipe', cwd: folder });
    await cluster.run();
    return cluster;
  }

  /** Starts the server, for the first time or again. */
  async run(): Promise<void> {
    const settings = ['listen_addresses=', `unix_socket_directories=${this.folder}`, 'fsync=on', 'max_connections=60'];
    const args = ['-D', join(this.folder, 'data'), ...settings.flatMap(setting => ['-c', setting])];
    const server = spawn(join(this.bin, 'postgres'), args, {
      ...runAs,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: this.folder,
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      server.stderr?.on('data', (bytes: Buffer) => {
        said = (said + bytes.toString()).slice(-5000);
        if (said.includes('ready to accept connections')) resolve();
      });
      server.on('exit', code => reject(new Error(`PostgreSQL ended (${code}): ${said}`)));
    });
  }

  /** Stops the server: `SIGINT` drops connections, `SIGKILL` is a crash. */
  async halt(signal: 'SIGINT' | 'SIGKILL' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server || server.exitCode !== null) return;
    await new Promise(resolve => {
      server.removeAllListeners('exit');
      server.on('exit', resolve);
      server.kill(signal);
    });
  }

  /** Freezes the server and its workers until something is done. */
  async freeze(until: () => Promise<unknown>): Promise<void> {
    const main = this.server?.pid;
    if (main === undefined) return;
    process.kill(main, 'SIGSTOP');
    const workers = execFileSync('pgrep', ['-P', String(main)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of [...workers, main]) {
        try {
          process.kill(pid, name);
        } catch {
          // This worker has ended meanwhile.
        }
      }
    };
    signal('SIGSTOP');
    try {
      await until();
    } finally {
      signal('SIGCONT');
    }
  }

  async stop(): Promise<void> {
    await this.halt();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
