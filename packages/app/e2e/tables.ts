import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page, WebSocketRoute } from '@playwright/test';
import { test as base, expect } from './journey.ts';
import { BRIEFED } from './moments.ts';
import { undrawn } from './undrawn.ts';

const NODE = join(import.meta.dirname, '..', '..', 'server', 'src', 'testing', 'staged-node.ts');

/** A server with online tables in its own process, on an embedded database, serving the build under test. */
export class TableServer {
  url = '';
  private readonly folder = mkdtempSync(join(tmpdir(), 'deedbook-tables-'));
  private readonly pages: string;
  private child: ChildProcess | null = null;
  private hours = 0;

  constructor(pages: string) {
    this.pages = pages;
  }

  /** Starts it; again on the same port and database. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [NODE], {
      env: {
        ...process.env,
        PAGES: this.pages,
        STAGE: this.folder,
        DATABASE_URL: join(this.folder, 'tables.db'),
        PORT: this.url === '' ? '0' : new URL(this.url).port,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        SIGN_IN_LIMIT: '1000',
        SOCKET_LIMIT: '100000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    this.url = await new Promise<string>((done, failed) => {
      let said = '';
      child.stdout.on('data', (words: Buffer) => {
        said += words.toString();
        const [address] = /http:\S+/.exec(said) ?? [];
        if (address !== undefined) done(`${address}/`);
      });
      child.once('exit', () => failed(new Error('the server does not start')));
    });
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise(done => child.once('exit', done));
    child.kill(signal);
    await gone;
  }

  /** Tables opened from now on get this seed instead of a secret one. */
  deal(seed: string): void {
    writeFileSync(join(this.folder, 'seed'), seed);
  }

  /** When it starts again, this many hours will have passed. */
  letPass(hours: number): void {
    this.hours += hours;
    writeFileSync(join(this.folder, 'ahead'), `${this.hours * 3_600_000}`);
  }

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A page of a player at the server. Errors in it fail the test. */
export async function visitor(
  browser: Browser,
  server: TableServer,
  complaints: string[],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: server.url,
    // Before the app is here, because it reads this when it likes.
    storageState: { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage: [BRIEFED] }] },
    ...options,
  });
  await undrawn(context);
  context.on('weberror', error => void complaints.push(error.error().stack ?? error.error().message));
  context.on('console', message => {
    if (message.type() === 'error' && !CUT.test(message.text())) complaints.push(message.text());
  });
  const page = await context.newPage();
  await page.goto('./#/online');
  return page;
}

/** What the browser says of connections that were cut on purpose, and of requests on their way to a server that ends. */
const CUT = /WebSocket|net::ERR_(CONNECTION|INTERNET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/;

/** The connection of a page, which can be cut and restored. Call this before the page connects. */
export async function wireOf(page: Page): Promise<{ cut(): void; mend(): void }> {
  let isCut = false;
  const ends = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/api\/socket/, socket => {
    if (isCut) return void socket.close();
    ends.add(socket).add(socket.connectToServer());
  });
  return {
    cut() {
      isCut = true;
      for (const end of ends) void end.close();
      ends.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

/** Enters as a guest. */
export async function enterAs(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').first().fill(name);
  await page.getByRole('button', { name: /as a guest/ }).click();
}

/** Tests with their own server. */
export const test = base.extend<{ server: TableServer; visit: (options?: BrowserContextOptions) => Promise<Page> }>({
  server: async ({ baseURL }, use) => {
    const server = new TableServer(await (await fetch(`${baseURL}build`)).text());
    await server.start();
    await use(server);
    await server.stop();
    server.clear();
  },
  visit: async ({ browser, server, complaints }, use) => {
    const pages: Page[] = [];
    await use(async options => {
      const page = await visitor(browser, server, complaints, options);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

export { expect };
