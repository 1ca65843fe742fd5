import type { Writable } from 'node:stream';
import type { Refusal } from '@deedbook/engine';
import {
  type ClientMessage,
  clientMessage,
  LIMITS,
  OLDEST_PROTOCOL,
  PROTOCOL,
  type ServerMessage,
  type ServerRefusal,
  shorten,
  type WireRefusal,
} from '@deedbook/protocol';
import type { WebSocket } from 'ws';
import { hashed } from '../identity/accounts.ts';
import type { Member } from '../live/member.ts';
import type { Room } from '../live/room.ts';
import type { Server } from '../server.ts';
import { isAway, within } from '../store/away.ts';
import { chatOf, sayAt } from '../store/lists.ts';
import type { AccountRow } from '../store/schema.ts';
import { knownAt } from '../table/facts.ts';
import { CHANGE, forProtocol1 } from './protocol-1.ts';

/** How every whole document begins. */
const WHOLE = '{"say":"whole"';

const wire = (refusal: Refusal | null): WireRefusal | null =>
  refusal && { rule: refusal.rule, about: refusal.about as WireRefusal['about'] };
const because = (rule: ServerRefusal): WireRefusal => ({ rule, about: {} });

/** The time window for counting messages, and how much may be buffered for a client that does not read. */
const WINDOW = 10_000;
const MOST_WAITING = 1_000_000;
/** How often a client may give no sign of life when it is asked for one. */
const MOST_MISSED = 2;

/** One connection, which may open one table after another. */
export class Connection implements Member {
  private who: AccountRow | null;
  session: string | null;
  muted: ReadonlySet<string>;
  private readonly server: Server;
  private readonly socket: WebSocket;
  /** What the socket writes to. */
  private readonly stream: Writable;
  /** Messages of the current work, which go out in one write when it is done. */
  private unsent: string[] = [];
  /** Whether the last of them is a change that can carry the acknowledgment of a deed. */
  private canCarry = false;
  private protocol = PROTOCOL;
  private room: Room | null = null;
  private isGreeted = false;
  private isEnded = false;
  /** How often the client was asked for a sign of life since the last one. */
  private missed = 0;
  private counted = 0;
  private countedSince: number;
  /** Messages are handled one at a time. */
  private last: Promise<void> = Promise.resolve();

  constructor(server: Server, socket: WebSocket, stream: Writable, account: AccountRow | null, session: string | null) {
    this.server = server;
    this.socket = socket;
    this.stream = stream;
    this.who = account;
    this.session = session;
    this.muted = mutedBy(account);
    this.countedSince = server.clock.now();
    socket.on('message', (bytes: Buffer) => this.take(bytes));
    socket.on('pong', () => {
      this.missed = 0;
    });
    socket.on('close', () => this.room?.close(this));
    socket.on('error', () => undefined);
  }

  get account(): string | null {
    return this.who?.id ?? null;
  }

  private get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(message: string): void {
    if (this.unsent.length === 0) process.nextTick(() => this.flush());
    const isChange = message.startsWith(CHANGE);
    this.unsent.push(isChange && this.protocol === 1 ? forProtocol1(message) : message);
    this.canCarry = isChange && this.protocol > 1;
  }

  /** Acknowledges a deed, with the change it made if that is about to be sent. */
  private acknowledge(ref: string, refusal: Refusal | null): void {
    if (!this.canCarry || refusal !== null) {
      this.say({ say: 'done', id: ref, refusal: wire(refusal) });
      return;
    }
    this.canCarry = false;
    this.unsent.push(`${this.unsent.pop()?.slice(0, -1)},"done":${JSON.stringify(ref)}}`);
  }

  private flush(): void {
    const { unsent, socket, stream, protocol } = this;
    if (unsent.length === 0) return;
    this.unsent = [];
    this.canCarry = false;
    // A client that does not read gets everything again when it reconnects.
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
    if (!this.isOpen) return;
    stream.cork();
    for (const message of unsent) socket.send(isInPhrases(message, protocol) ? shorten(message) : message);
    stream.uncork();
  }

  check(): void {
    if (this.missed++ < MOST_MISSED) this.socket.ping();
    else this.socket.terminate();
  }

  comeBack(): void {
    this.end(null, true);
  }

  /** Closes the connection; with `again`, the client reconnects automatically. */
  end(refusal: WireRefusal | null, again: boolean): void {
    this.isEnded = true;
    this.say({ say: 'bye', refusal, again });
    this.flush();
    this.socket.close(again ? 1012 : 1008);
  }

  private say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  private take(bytes: Buffer): void {
    if (this.isTooOften()) {
      this.end(because('TOO-OFTEN'), true);
      return;
    }
    const message = read(bytes);
    if (message === null) {
      this.say({ say: 'refused', refusal: because('MALFORMED') });
      return;
    }
    this.last = this.last
      // A deed is waited for where it is submitted.
      .then(() => {
        // A client that was sent away may keep the connection for a while, and go on.
        if (this.isEnded) return;
        return message.say === 'do' ? this.heed(message) : within(this.server.patience, this.heed(message));
      })
      .catch(error => this.fail(error, () => this.say({ say: 'refused', refusal: because('BUSY') })));
  }

  /** Without a database the client comes back later, and sends again what got no reply. */
  private fail(error: unknown, refuse: () => void): void {
    this.server.rooms.log.error({ err: error }, 'a message failed');
    if (isAway(error)) this.comeBack();
    else refuse();
  }

  private isTooOften(): boolean {
    const now = this.server.clock.now();
    // The clock may have been set back.
    if (Math.abs(now - this.countedSince) > WINDOW) {
      this.countedSince = now;
      this.counted = 0;
    }
    this.counted++;
    return this.counted > this.server.config.SOCKET_LIMIT;
  }

  private async heed(message: ClientMessage): Promise<void> {
    if (message.say === 'hello') return this.greet(message.protocol, message.token);
    if (message.say === 'ping') return this.say({ say: 'pong', now: this.server.clock.now() });
    if (!this.isGreeted) return this.say({ say: 'refused', refusal: because('MALFORMED') });
    if (message.say === 'open') return this.open(message.table, message.past);
    const { room } = this;
    if (room === null) return this.say({ say: 'refused', refusal: because('NO-SUCH-TABLE') });
    if (message.say === 'whole') return room.resend(this, message.past);
    if (this.who === null) {
      const refusal = because('SIGN-IN');
      return this.say(message.say === 'do' ? { say: 'done', id: message.id, refusal } : { say: 'refused', refusal });
    }
    return this.atTable(room, this.who, message);
  }

  private async atTable(
    room: Room,
    { id, name }: AccountRow,
    message: Exclude<ClientMessage, { say: 'hello' | 'ping' | 'open' | 'whole' }>,
  ): Promise<void> {
    if (message.say === 'do') {
      const { id: ref, deed } = message;
      // The next message may be judged while this one is being written.
      void within(this.server.patience, room.submit({ account: id, seat: null, ref, deed, name })).then(
        refusal => this.acknowledge(ref, refusal),
        error => this.fail(error, () => this.say({ say: 'done', id: ref, refusal: because('BUSY') })),
      );
      return;
    }
    const seat = room.table.seatOf(id);
    if (seat === null) return this.say({ say: 'refused', refusal: because('NOT-SEATED') });
    const { session } = room.table;
    switch (message.say) {
      case 'why': {
        const refusal = session === null ? null : session.why(seat, message.key);
        return this.say({ say: 'why', request: message.request, refusal: wire(refusal) });
      }
      case 'reveals': {
        const reveals = session?.reveals(seat, message.key) ?? false;
        return this.say({ say: 'reveals', request: message.request, reveals });
      }
      case 'known': {
        return this.say({ say: 'known', request: message.request, known: knownAt(room.table, seat) });
      }
      case 'chat': {
        const { store, clock } = this.server;
        const line = await sayAt(store, room.table.id, { id, name }, message.text, clock.now());
        const text = JSON.stringify({ say: 'chat', lines: [line] } satisfies ServerMessage);
        room.broadcast(text, id);
        return store.bus.tell({ word: 'said', game: room.table.id, player: id, text });
      }
      case 'sign': {
        const text = JSON.stringify({ say: 'sign', player: id, sign: message.sign } satisfies ServerMessage);
        room.broadcast(text, id);
        return this.server.store.bus.tell({ word: 'said', game: room.table.id, player: id, text });
      }
    }
  }

  private async greet(protocol: number, token: string | undefined): Promise<void> {
    if (protocol < OLDEST_PROTOCOL) return this.end(because('OLD-CLIENT'), false);
    if (protocol > PROTOCOL) return this.end(because('OLD-SERVER'), true);
    this.protocol = protocol;
    if (token !== undefined && !this.isGreeted) {
      this.who = await this.server.accounts.whose(token);
      this.session = this.who && hashed(token);
      this.muted = mutedBy(this.who);
    }
    this.isGreeted = true;
    const player = this.who && { id: this.who.id, name: this.who.name };
    this.say({ say: 'hello', protocol: PROTOCOL, now: this.server.clock.now(), player });
  }

  private async open(table: string, past: number): Promise<void> {
    this.room?.close(this);
    this.room = null;
    const room = await this.server.rooms.get(table);
    if (room === null) return this.say({ say: 'refused', refusal: because('NO-SUCH-TABLE') });
    if (!this.isOpen) return;
    this.room = room;
    await room.open(this, past);
    // It may have been lost while the table was being read.
    if (!this.isOpen) return room.close(this);
    if (room.table.seatOf(this.account) === null) return;
    const lines = (await chatOf(this.server.store, table)).filter(({ player }) => !this.muted.has(player.id));
    if (lines.length > 0) this.say({ say: 'chat', lines });
  }
}

/** Changes are written in phrases since protocol 3, whole documents since protocol 4. */
const isInPhrases = (message: string, protocol: number): boolean =>
  (protocol > 2 && message.startsWith(CHANGE)) || (protocol > 3 && message.startsWith(WHOLE));

const mutedBy = (account: AccountRow | null): ReadonlySet<string> =>
  new Set(account === null ? [] : (JSON.parse(account.muted) as string[]));

function read(bytes: Buffer): ClientMessage | null {
  if (bytes.length > LIMITS.message) return null;
  try {
    const { success, data } = clientMessage.safeParse(JSON.parse(bytes.toString()));
    return success ? data : null;
  } catch {
    return null;
  }
}
