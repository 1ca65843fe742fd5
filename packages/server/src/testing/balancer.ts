import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

export interface BalancerSettings {
  /** The addresses of the nodes. */
  readonly nodes: readonly string[];
  readonly healthPath: string;
  readonly healthEvery: number;
  /** How long a node is looked for before a request fails, in ms. */
  readonly patience: number;
  /** Paths that are answered with 404. */
  readonly hidden: readonly string[];
}

interface Upstream {
  readonly url: string;
  isHealthy: boolean;
  connections: number;
}

/** A load balancer that does what the Caddyfile says: the healthy node with the fewest connections. */
export class Balancer {
  readonly url: string;
  private readonly settings: BalancerSettings;
  private readonly upstreams: readonly Upstream[];
  private readonly server: Server = createServer();
  private readonly sockets = new Set<Duplex>();
  private readonly timer: ReturnType<typeof setInterval>;

  private constructor(settings: BalancerSettings, port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.settings = settings;
    this.upstreams = settings.nodes.map(url => ({ url, isHealthy: true, connections: 0 }));
    this.timer = setInterval(() => void this.checkHealth(), settings.healthEvery);
    this.server.on('request', (from: IncomingMessage, reply: ServerResponse) => void this.forward(from, reply));
    this.server.on('upgrade', (from, socket, head) => void this.upgrade(from, socket, head));
  }

  static async start(settings: BalancerSettings, port: number): Promise<Balancer> {
    const balancer = new Balancer(settings, port);
    await new Promise<void>(resolve => balancer.server.listen(port, '127.0.0.1', resolve));
    return balancer;
  }

  /** How many connections each node has now. */
  get connections(): readonly number[] {
    return this.upstreams.map(({ connections }) => connections);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    for (const socket of this.sockets) socket.destroy();
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  private async checkHealth(): Promise<void> {
    await Promise.all(
      this.upstreams.map(async upstream => {
        const signal = AbortSignal.timeout(this.settings.healthEvery);
        upstream.isHealthy = await fetch(upstream.url + this.settings.healthPath, { signal }).then(
          ({ ok }) => ok,
          () => false,
        );
      }),
    );
  }

  /** Connects to a node; tries others while none replies. Null when patience has run out. */
  private async connect(
    from: IncomingMessage,
    body: Buffer,
  ): Promise<[Upstream, IncomingMessage, Duplex | null] | null> {
    const until = Date.now() + this.settings.patience;
    while (Date.now() < until) {
      const upstream = this.upstreams
        .filter(({ isHealthy }) => isHealthy)
        .sort((a, b) => a.connections - b.connections)[0];
      if (upstream) {
        upstream.connections++;
        const reached = await ask(upstream.url, from, body).catch(() => null);
        if (reached) return [upstream, ...reached];
        upstream.connections--;
        upstream.isHealthy = false;
      } else await new Promise(done => setTimeout(done, 50));
    }
    return null;
  }

  private async forward(from: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname } = new URL(from.url ?? '/', this.url);
    if (this.settings.hidden.includes(pathname)) return void reply.writeHead(404).end();
    const found = await this.connect(from, Buffer.concat(await from.toArray()));
    if (found === null) return void reply.writeHead(502).end();
    const [upstream, answer] = found;
    answer.on('close', () => upstream.connections--);
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  }

  private async upgrade(from: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
    const found = await this.connect(from, head);
    const there = found?.[2] ?? null;
    if (found === null || there === null) return void socket.destroy();
    const [upstream, answer] = found;
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    there.on('error', () => undefined);
    there.on('close', () => {
      upstream.connections--;
      socket.destroy();
    });
    socket.on('close', () => there.destroy());
    socket.pipe(there).pipe(socket);
  }
}

/** Sends a request on to a node, with the address it came from. */
function ask(url: string, from: IncomingMessage, body: Buffer): Promise<[IncomingMessage, Duplex | null]> {
  const headers = {
    ...from.headers,
    'x-forwarded-for': from.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': from.headers.host ?? '',
  };
  return new Promise((resolve, reject) => {
    const sent = request(url + (from.url ?? '/'), { method: from.method ?? 'GET', headers });
    sent.on('error', reject);
    sent.on('response', answer => resolve([answer, null]));
    sent.on('upgrade', (answer, socket) => resolve([answer, socket]));
    sent.end(body);
  });
}
