import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { Balancer } from './balancer.ts';
import { freePorts } from './free-ports.ts';
import { NodeProcess } from './node-process.ts';
import { TestPostgres } from './postgres.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The first match, which must be there. */
function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`${pattern} is not there`);
  return found;
}

/** Fills in variables as compose does: `${NAME:?}` is required, `${NAME:-usual}` has a default. */
const filledIn = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, name: string, kind: string | undefined, usual: string) => {
    const value = variables[name] ?? (kind === '-' ? usual : undefined);
    if (value === undefined) throw new Error(`${name} is not set`);
    return value;
  });

/** The settings of the nodes: those of the image, then those of the compose file. */
export function composedEnvironment(variables: Readonly<Record<string, string>>): Record<string, string> {
  const image = find(read('Containerfile'), /^ENV (.*)$/m).matchAll(/(\w+)=(\S+)/g);
  const service = find(read('compose.yaml'), /\n {2}environment:\n((?: {4}.*\n)+)/).matchAll(/ {4}(\w+): (.*)\n/g);
  return Object.fromEntries([
    ...[...image].map(([, name, value]) => [name, value]),
    ...[...service].map(([, name, value]) => [name, filledIn(value as string, variables)]),
  ]);
}

/** The nodes of the compose file, by name. */
export const composedNodes = (): string[] =>
  [...read('compose.yaml').matchAll(/^ {2}(\w+): \*node$/gm)].map(m => m[1] as string);

const SECOND = 1000;

/** What the Caddyfile says. */
export function balancing() {
  const caddy = read('deploy/Caddyfile');
  const seconds = (name: string) => Number(find(caddy, new RegExp(`${name} (\\d+)s`))) * SECOND;
  return {
    nodes: find(caddy, /reverse_proxy (.*) \{/).split(' '),
    policy: find(caddy, /lb_policy (\w+)/),
    healthPath: find(caddy, /health_uri (\S+)/),
    healthEvery: seconds('health_interval'),
    patience: seconds('lb_try_duration'),
    hidden: find(caddy, /@inside path (.*)/).split(' '),
  };
}

/** What `docker compose up` starts, as processes on this machine. */
export class Compose {
  readonly nodes: readonly NodeProcess[];
  readonly balancer: Balancer;
  private readonly postgres: TestPostgres;
  private readonly pages: string;

  private constructor(postgres: TestPostgres, pages: string, nodes: readonly NodeProcess[], balancer: Balancer) {
    this.postgres = postgres;
    this.pages = pages;
    this.nodes = nodes;
    this.balancer = balancer;
  }

  /** Only addresses and folders differ from the compose file. */
  static async up(variables: Readonly<Record<string, string>>): Promise<Compose> {
    const postgres = await TestPostgres.start();
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query('create database deedbook');
    await admin.end();
    const pages = mkdtempSync(join(tmpdir(), 'deedbook-pages-'));
    writeFileSync(join(pages, 'index.html'), '<!doctype html><head></head>');
    const env = composedEnvironment(variables);
    const socket = encodeURIComponent(postgres.folder);
    const database = (env.DATABASE_URL as string).replace('@database/', `@${socket}/`);
    const names = composedNodes();
    const [port = 0, ...ports] = await freePorts(1 + names.length);
    const nodes = ports.map(
      each =>
        new NodeProcess(each, {
          ...env,
          DATABASE_URL: database,
          HOST: '127.0.0.1',
          PAGES: pages,
          LOG_LEVEL: 'error',
        }),
    );
    await Promise.all(nodes.map(node => node.start()));
    const { nodes: upstreams, ...settings } = balancing();
    const inside = env.PORT;
    const addresses = upstreams.map(address => {
      const [name = '', at] = address.split(':');
      if (at !== inside) throw new Error(`the balancer looks for ${name} at ${at}, where it listens at ${inside}`);
      return (nodes[names.indexOf(name)] as NodeProcess).url;
    });
    return new Compose(postgres, pages, nodes, await Balancer.start({ ...settings, nodes: addresses }, port));
  }

  async down(): Promise<void> {
    await this.balancer.stop();
    await Promise.all(this.nodes.map(node => node.end('SIGTERM')));
    await this.postgres.stop();
    rmSync(this.pages, { recursive: true, force: true });
  }
}
