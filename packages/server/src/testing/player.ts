import { randomBytes } from 'node:crypto';
import { Calls, Copy } from '@deedbook/client';
import {
  type CallName,
  type Deed,
  type Gives,
  keyOf,
  lengthen,
  PROTOCOL,
  type ServerMessage,
  type TableDoc,
  type Takes,
  type WireMoment,
  type WireRefusal,
} from '@deedbook/protocol';
import { readAsProtocol1 } from './protocol-1.ts';

type Said = ServerMessage & { readonly raw: string };

/** A test player: calls, a socket, and all messages received. */
export class TestPlayer {
  readonly url: string;
  readonly token: string;
  readonly id: string;
  /** The protocol of an older client; null for a current one. */
  private readonly protocol: number | null;
  readonly heard: Said[] = [];
  private readonly copy = new Copy();
  private socket: WebSocket | null = null;
  /** Resolves when the connection is gone, or could not be made. */
  lost: Promise<unknown> = Promise.resolve();
  private waiting: { readonly want: (said: Said) => boolean; readonly resolve: (said: Said) => void }[] = [];

  constructor(url: string, token: string, id: string, protocol: number | null = null) {
    this.protocol = protocol;
    this.url = url;
    this.token = token;
    this.id = id;
  }

  get doc(): TableDoc | null {
    return this.copy.doc;
  }

  get past(): readonly WireMoment[] {
    return this.copy.past;
  }

  static async guest(url: string, name: string): Promise<TestPlayer> {
    const { me, token } = await new Calls(url).call('playAsGuest', { name, token: true });
    return new TestPlayer(url, token as string, me.id);
  }

  call<C extends CallName>(name: C, takes: Takes<C>, named: Readonly<Record<string, string>> = {}): Promise<Gives<C>> {
    return new Calls(this.url, this.token).call(name, takes, named);
  }

  /** Opens a socket and a table. */
  async open(table: string, past = 0): Promise<TableDoc> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`);
    this.socket = socket;
    this.lost = new Promise(resolve => {
      socket.onclose = resolve;
    });
    socket.onmessage = ({ data }) => this.take(String(data));
    await new Promise(resolve => {
      socket.onopen = resolve;
    });
    this.say({ say: 'hello', protocol: this.protocol ?? PROTOCOL, token: this.token });
    const whole = this.next(({ say }) => say === 'whole');
    this.say({ say: 'open', table, past });
    await whole;
    return this.doc as TableDoc;
  }

  say(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** The next message that matches. */
  next(want: (said: Said) => boolean): Promise<Said> {
    return new Promise(resolve => this.waiting.push({ want, resolve }));
  }

  /** Resolves when what the player sees is as wanted. */
  async until(want: (doc: TableDoc) => boolean): Promise<TableDoc> {
    while (this.doc === null || !want(this.doc)) await this.next(({ say }) => say === 'patch' || say === 'whole');
    return this.doc;
  }

  async do(deed: Deed, id = randomBytes(9).toString('base64url')): Promise<WireRefusal | null> {
    const done = this.next(said => (said.say === 'done' ? said.id : said.say === 'patch' ? said.done : null) === id);
    this.say({ say: 'do', id, deed });
    const said = await done;
    return said.say === 'done' ? said.refusal : null;
  }

  /** Answers the question with one of its choices. */
  answer(choose: (keys: readonly string[]) => string = keys => keys[0] as string): Promise<WireRefusal | null> {
    const asked = this.doc?.sight?.asked;
    if (!asked) throw new Error('nothing is asked');
    return this.do({ deed: 'answer', asked: asked.id, key: choose(asked.choices.map(keyOf)) });
  }

  /** Cuts the connection. */
  async cut(): Promise<void> {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    if (socket) await this.lost;
  }

  private take(raw: string): void {
    // Phrases came with protocol 3.
    const text = (this.protocol ?? PROTOCOL) < 3 ? raw : lengthen(raw);
    const said = { ...(JSON.parse(text) as ServerMessage), raw };
    this.heard.push(said);
    if (said.say === 'whole') this.copy.replace(said);
    if (said.say === 'patch' && this.copy.change(said) !== 'taken') throw new Error(`patch ${said.n} does not fit`);
    if (this.protocol === 1) readAsProtocol1(said, this.doc);
    const ready = this.waiting.filter(({ want }) => want(said));
    this.waiting = this.waiting.filter(one => !ready.includes(one));
    for (const { resolve } of ready) resolve(said);
  }
}

/** A started table with these players. */
export async function seated(
  players: readonly TestPlayer[],
  settings: Takes<'createTable'>['settings'],
): Promise<string> {
  const [host, ...others] = players as [TestPlayer, ...TestPlayer[]];
  const { table } = await host.call('createTable', { settings });
  await host.open(table.id);
  for (const player of others) {
    await player.open(table.id);
    const refusal = await player.do({ deed: 'join' });
    if (refusal) throw new Error(refusal.rule);
  }
  const refusal = await host.do({ deed: 'start' });
  if (refusal) throw new Error(JSON.stringify(refusal));
  for (const player of players) await player.until(({ sight }) => sight !== null);
  return table.id;
}

/** One player writes a chat message at a table, and another reports it. */
export async function report(writer: TestPlayer, text: string, reporter: TestPlayer, reason: string, table: string) {
  const heard = reporter.next(({ say }) => say === 'chat');
  writer.say({ say: 'chat', text });
  const said = await heard;
  const line = said.say === 'chat' ? (said.lines[0]?.id as string) : '';
  await reporter.call('report', { line, reason }, { table });
}

/** Resolves when everything the server has sent has arrived: a ping goes after it. */
export async function settle(player: TestPlayer): Promise<void> {
  const pong = player.next(({ say }) => say === 'pong');
  player.say({ say: 'ping' });
  await pong;
}
