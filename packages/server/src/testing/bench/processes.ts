import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';

const FREE = { LOG_LEVEL: 'silent', RATE_LIMIT: '1000000000', SIGN_IN_LIMIT: '1000000000', SOCKET_LIMIT: '1000000000' };

/** A server in a process of its own. */
export interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  /** Milliseconds until it was ready. */
  readonly startMs: number;
}

/** A port that nothing listens on: the load must not reach a server that happens to run on this machine. */
const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer().on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function start(script: string, env: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', script], {
    env: { ...process.env, ...FREE, ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url)) || child.exitCode !== null) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    await new Promise(done => setTimeout(done, 5));
  }
  return { child, url, startMs: performance.now() - began };
}

export const stop = ({ child }: Started) =>
  new Promise(done => {
    child.on('exit', done);
    child.kill('SIGTERM');
  });

/** A metric of a server. */
async function metric({ url }: Started, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
}

/** Seconds of CPU a server has used so far, in all of its threads. */
export const cpuOf = (server: Started): Promise<number> => metric(server, 'process_cpu_seconds_total');

/** What a script beside this one prints. */
export function printed<T>(script: string, ...args: readonly string[]): T {
  const flags = ['--expose-gc', resolve(import.meta.dirname, script), ...args];
  return JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' })) as T;
}
