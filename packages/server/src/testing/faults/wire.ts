import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The network in front of a node: it can slow down, fall silent, and drop every connection. */
export class Wire {
  /** How long everything takes to arrive, in ms. */
  delay = 0;
  /** Nothing arrives any more, and nobody is told. */
  isSilent = false;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.server = server;
  }

  static async to(target: string): Promise<Wire> {
    const server = createServer();
    const wire = new Wire(server);
    server.on('connection', socket => wire.join(socket, connect(Number(new URL(target).port), '127.0.0.1')));
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Drops every connection. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise(resolve => this.server.close(resolve));
  }

  private join(here: Socket, there: Socket): void {
    this.carry(here, there);
    this.carry(there, here);
  }

  /** Carries everything from one end to the other, in order. */
  private carry(from: Socket, to: Socket): void {
    let last: Promise<unknown> = Promise.resolve();
    const after = (work: () => unknown) => {
      const due = Date.now() + this.delay;
      last = last.then(() => until(due)).then(work);
    };
    this.sockets.add(from);
    from.on('data', bytes => after(() => !this.isSilent && to.writable && to.write(bytes)));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      after(() => to.destroy());
    });
  }
}

const until = (time: number): Promise<void> | undefined =>
  time > Date.now() ? new Promise(done => setTimeout(done, time - Date.now())) : undefined;
