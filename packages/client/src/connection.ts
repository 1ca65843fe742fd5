import type { Known } from '@deedbook/engine';
import {
  type ChatLine,
  type ClientMessage,
  type Deed,
  lengthen,
  PROTOCOL,
  plainText,
  type ServerMessage,
  type Sign,
  serverMessage,
  type TableDoc,
  type WireMoment,
  type WireRefusal,
} from '@deedbook/protocol';
import { Copy } from './copy.ts';

/** `lost` reconnects automatically; `ended` does not. */
export type Link = 'connecting' | 'open' | 'lost' | 'ended';

export interface ConnectionOptions {
  /** The address of the server. */
  readonly url: string;
  readonly table: string;
  /** The session token, for programs; browsers have a cookie. */
  readonly token?: string | undefined;
  /** How long to wait before reconnecting, given the number of failures so far, in ms. */
  readonly delay?: (failures: number) => number;
  /** How long nothing may be heard after a request until the connection is made again, in ms. */
  readonly patience?: number;
}

/**
 * Soon at first, then less and less often, with jitter so that clients of the same server do not reconnect in lockstep.
 */
const usualDelay = (failures: number): number => Math.min(250 * 2 ** failures, 15_000) * (0.5 + Math.random() / 2);

/** How often to ping a silent connection, and how long it may stay silent, in ms. */
const PING = 20_000;
const SILENCE = 30_000;
/** Somebody who waits for a reply should not have to wait for the next ping. */
const PATIENCE = 8_000;

interface Asking {
  readonly message: Extract<ClientMessage, { say: 'do' | 'why' | 'reveals' | 'known' }>;
  readonly resolve: (said: Extract<ServerMessage, { say: 'done' | 'why' | 'reveals' | 'known' }> | WireRefusal) => void;
}

/**
 * One player's or watcher's connection to a table on a server. A lost connection is restored automatically, and
 * whatever was queued meanwhile is sent then. Each deed has its own id, so one that arrives twice is done only once.
 */
export class Connection {
  link: Link = 'connecting';
  /** Why the connection ended. */
  refusal: WireRefusal | null = null;
  readonly chat: ChatLine[] = [];
  /** How far the server's clock is ahead of this one, in ms. */
  ahead = 0;
  private readonly options: ConnectionOptions;
  private readonly copy = new Copy();
  private readonly listeners = new Set<() => void>();
  private readonly signListeners = new Set<(player: string, sign: Sign) => void>();
  /** Requests not replied to yet, in order. */
  private readonly asking = new Map<string, Asking>();
  private requests = 0;
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  /** Runs from the first request after something was heard. */
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.options = options;
    this.connect();
  }

  get doc(): TableDoc | null {
    return this.copy.doc;
  }

  get past(): readonly WireMoment[] {
    return this.copy.past;
  }

  /** Calls back after every change until the returned function is called. */
  subscribe(onChange: () => void): () => void {
    this.listeners.add(onChange);
    return () => void this.listeners.delete(onChange);
  }

  onSign(heard: (player: string, sign: Sign) => void): () => void {
    this.signListeners.add(heard);
    return () => void this.signListeners.delete(heard);
  }

  /** Resolves when the table is as wanted; null if the connection ended first. */
  until(isWanted: (doc: TableDoc) => boolean): Promise<TableDoc | null> {
    return new Promise(resolve => {
      const look = () => {
        const { doc } = this;
        if (this.link !== 'ended' && (doc === null || !isWanted(doc))) return false;
        resolve(this.link === 'ended' ? null : doc);
        return true;
      };
      if (look()) return;
      const stop = this.subscribe(() => {
        if (look()) stop();
      });
    });
  }

  /** Sends a deed. Null once it is durable, or why it was refused. */
  async do(deed: Deed): Promise<WireRefusal | null> {
    const id = crypto.randomUUID().slice(-12);
    const said = await this.ask(id, { say: 'do', id, deed });
    return 'say' in said ? (said.say === 'done' ? said.refusal : null) : said;
  }

  async why(key: string): Promise<WireRefusal | null> {
    const request = this.requests++;
    const said = await this.ask(`${request}`, { say: 'why', request, key });
    return 'say' in said ? (said.say === 'why' ? said.refusal : null) : said;
  }

  async reveals(key: string): Promise<boolean> {
    const request = this.requests++;
    const said = await this.ask(`${request}`, { say: 'reveals', request, key });
    return 'say' in said && said.say === 'reveals' && said.reveals;
  }

  /** All that the seat knows; null without a game, and in its own decisions at a table without advice. */
  async known(): Promise<Known | null> {
    const request = this.requests++;
    const said = await this.ask(`${request}`, { say: 'known', request });
    return 'say' in said && said.say === 'known' ? (said.known as Known | null) : null;
  }

  /** Sends a chat message; false if there is no connection. */
  say(text: string): boolean {
    return this.link === 'open' && this.send({ say: 'chat', text: plainText(text) });
  }

  sign(sign: Sign): boolean {
    return this.link === 'open' && this.send({ say: 'sign', sign });
  }

  /** Reconnects at once instead of waiting: the network is back. */
  retry(): void {
    if (this.link !== 'lost') return;
    this.failures = 0;
    this.connect();
  }

  /** Closes for good. Pending requests are given up. */
  close(): void {
    this.end(null);
  }

  private connect(): void {
    // The last attempt may still be under way.
    this.drop();
    const { url, table, token } = this.options;
    const socket = new WebSocket(new URL('/api/socket', url.replace(/^http/, 'ws')));
    this.socket = socket;
    const isCurrent = () => this.socket === socket;
    socket.onopen = () => {
      this.send({ say: 'hello', protocol: PROTOCOL, ...(token !== undefined && { token }) });
      this.send({ say: 'open', table, past: this.copy.settled });
      this.listen();
    };
    socket.onmessage = ({ data }) => {
      if (isCurrent()) this.hear(String(data));
    };
    socket.onclose = () => {
      if (isCurrent()) this.lose();
    };
  }

  /** Detects a connection that died silently. */
  private listen(): void {
    this.heardAt = Date.now();
    const look = () => {
      if (Date.now() - this.heardAt > SILENCE) this.lose();
      else {
        this.send({ say: 'ping' });
        this.timer = setTimeout(look, PING);
      }
    };
    this.timer = setTimeout(look, PING);
  }

  private lose(): void {
    if (this.link === 'ended') return;
    this.drop();
    this.link = 'lost';
    const { delay = usualDelay } = this.options;
    this.timer = setTimeout(() => this.connect(), delay(this.failures++));
    this.changed();
  }

  private end(refusal: WireRefusal | null): void {
    if (this.link === 'ended') return;
    this.drop();
    this.link = 'ended';
    this.refusal = refusal;
    const left = [...this.asking.values()];
    this.asking.clear();
    for (const { resolve } of left) resolve(refusal ?? { rule: 'BUSY', about: {} });
    this.changed();
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.stopWaiting();
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private ask(name: string, message: Asking['message']): Promise<Parameters<Asking['resolve']>[0]> {
    return new Promise(resolve => {
      if (this.link === 'ended') return resolve(this.refusal ?? { rule: 'BUSY', about: {} });
      this.asking.set(name, { message, resolve });
      if (this.link === 'open') this.request(message);
    });
  }

  /** Sends something that gets a reply, so silence means that the connection is dead. */
  private request(message: Asking['message']): void {
    this.send(message);
    const { patience = PATIENCE } = this.options;
    this.waiting ??= setTimeout(() => this.lose(), patience);
  }

  private stopWaiting(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
  }

  private hear(data: string): void {
    this.heardAt = Date.now();
    this.stopWaiting();
    const { success, data: said } = serverMessage.safeParse(readJson(data));
    // If the server makes no sense, disconnect and try again later: it may be in the middle of an upgrade.
    if (success) this.heed(said);
    else this.lose();
  }

  private heed(said: ServerMessage): void {
    switch (said.say) {
      case 'hello':
        this.ahead = said.now - Date.now();
        return;
      case 'pong':
        return;
      case 'whole':
        this.copy.replace(said);
        this.opened();
        this.changed();
        return;
      case 'patch': {
        const change = this.copy.change(said);
        if (change === 'taken') this.changed();
        if (change === 'gap') this.send({ say: 'whole', past: this.copy.settled });
        if (said.done !== undefined) this.reply(said.done, { say: 'done', id: said.done, refusal: null });
        return;
      }
      case 'done':
        this.reply(said.id, said);
        return;
      case 'why':
      case 'reveals':
      case 'known':
        this.reply(`${said.request}`, said);
        return;
      case 'chat':
        for (const line of said.lines) if (!this.chat.some(({ id }) => id === line.id)) this.chat.push(line);
        this.changed();
        return;
      case 'sign':
        for (const heard of this.signListeners) heard(said.player, said.sign);
        return;
      case 'refused':
        // If the table did not open, there is nothing to play.
        if (this.link !== 'open') this.end(said.refusal);
        else this.refused(said.refusal);
        return;
      case 'bye':
        if (said.again) this.lose();
        else this.end(said.refusal);
    }
  }

  private opened(): void {
    this.failures = 0;
    if (this.link === 'open') return;
    this.link = 'open';
    for (const { message } of this.asking.values()) this.request(message);
  }

  private reply(name: string, said: Parameters<Asking['resolve']>[0]): void {
    const asked = this.asking.get(name);
    this.asking.delete(name);
    asked?.resolve(said);
  }

  /** A refusal does not say what it is about. Only deeds always get a reply, so the requests before it are over. */
  private refused(refusal: WireRefusal): void {
    for (const [name, { message, resolve }] of this.asking) {
      if (message.say === 'do') continue;
      this.asking.delete(name);
      resolve(refusal);
    }
  }

  private changed(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

function readJson(data: string): unknown {
  try {
    return JSON.parse(lengthen(data));
  } catch {
    return null;
  }
}
