import { Refusal, type Seat } from '@deedbook/engine';
import type { LoggedDeed } from '@deedbook/protocol';
import type { GameUpdate } from '../store/append.ts';
import { Away } from '../store/away.ts';
import { entriesAfter, isArchived, loadTable, snapshotRow } from '../store/games.ts';
import type { SnapshotRow } from '../store/schema.ts';
import { type Draft, type Entry, rowOf } from '../table/entry.ts';
import { type Attendance, forgetFacts } from '../table/facts.ts';
import { no } from '../table/judge.ts';
import { snapshotOf } from '../table/snapshot.ts';
import { listedValues, summaryOf } from '../table/summary.ts';
import type { Table } from '../table/table.ts';
import { Attendants } from './attendants.ts';
import { Audience } from './audience.ts';
import type { Member } from './member.ts';
import type { Node } from './node.ts';
import { Outbox } from './outbox.ts';

interface Pending {
  readonly draft: Draft;
  readonly resolve: (refusal: Refusal | null) => void;
  readonly reject: (error: unknown) => void;
}

/** The minimum number of entries between two snapshots. */
const SNAPSHOT_EVERY = 64;

/**
 * A table that is awake on this node. Deeds are judged on the table in memory, written, and sent to the players once
 * they are durable. If another node was faster, the table is reloaded and everything not yet written is judged again. A
 * room can be dropped at any time, because the log has everything.
 */
export class Room {
  table: Table;
  private readonly node: Node;
  private readonly audiences = new Map<Seat | null, Audience>();
  private readonly outbox: Outbox;
  private pending: Pending[] = [];
  /** Set when what this node knows of the table cannot be trusted. */
  private isAbandoned = false;
  /** Set while the table is being reloaded. */
  private reading: Promise<void> | null = null;
  /** What lists show was last written for these values. */
  private lastListed: readonly unknown[];
  private lastSnapshot: number;
  /** The last entry of another node that could not be read yet. */
  private missed = 0;
  private readonly attendants: Attendants;
  lastUsed: number;
  private stopWaiting: (() => void) | null = null;

  constructor(table: Table, node: Node) {
    this.table = table;
    this.node = node;
    this.attendants = new Attendants(this.audiences, node.gone);
    this.outbox = new Outbox(table.number);
    this.lastListed = listedValues(table);
    this.lastSnapshot = table.number;
    this.lastUsed = node.clock.now();
  }

  get isIdle(): boolean {
    return this.audiences.size === 0 && this.pending.length === 0 && this.reading === null;
  }

  /** Packs what is kept in memory, which is unpacked when it is needed; false if there was nothing to do. */
  doze(): boolean {
    if (this.pending.length > 0 || this.reading !== null || !this.table.doze()) return false;
    for (const audience of this.audiences.values()) audience.doze();
    forgetFacts(this.table);
    return true;
  }

  /** Before the table changes, everyone's last sight of it has to be known. */
  private rouse(): void {
    for (const audience of this.audiences.values()) audience.rouse(this.table);
  }

  private use(): void {
    this.lastUsed = this.node.clock.now();
    this.node.used(this);
  }

  /** Submits a deed. Null once it is durable, or a refusal. Rejects if nobody knows whether it was written. */
  async submit(draft: Omit<Draft, 'at'>): Promise<Refusal | null> {
    this.use();
    while (this.reading) await this.reading;
    return new Promise((resolve, reject) =>
      this.judge({ draft: { ...draft, at: this.node.clock.now() }, resolve, reject }),
    );
  }

  /** A member opens the table. */
  async open(member: Member, past: number): Promise<void> {
    this.use();
    while (this.reading) await this.reading;
    if (this.isAbandoned) throw new Away();
    this.join(member, past);
    this.attendanceChanged();
  }

  /** Sends the whole document again. */
  async resend(member: Member, past: number): Promise<void> {
    while (this.reading) await this.reading;
    const audience = this.audienceOf(member);
    if (audience) this.post(member, audience.whole(this.table, past));
  }

  close(member: Member): void {
    const audience = this.audienceOf(member);
    if (!audience) return;
    this.remove(member, audience);
    if (this.isAbandoned) return;
    this.use();
    this.attendanceChanged();
  }

  /** Another node has written entries. */
  async catchUp(number: number): Promise<void> {
    while (this.reading) await this.reading;
    if (number <= this.table.number || this.isAbandoned) return;
    if (this.pending.length > 0) return this.catchUpLater(number);
    const entries = await entriesAfter(this.node.store, this.table.id, this.table.number);
    const isIncomplete = await this.lacks(entries, number);
    if (this.reading || this.isAbandoned) return;
    if (this.pending.length > 0) return this.catchUpLater(number);
    if (isIncomplete) return this.readAgain();
    if (entries.length > 0) this.node.used(this);
    this.rouse();
    for (const entry of entries) {
      if (entry.number !== this.table.number + 1) continue;
      this.table.follow(entry);
      this.outbox.release(entry.number);
      this.tellAll(entry.deed);
    }
    this.lastListed = listedValues(this.table);
    this.node.rests(this);
  }

  /** Whether entries are no longer stored: the node that finished a game replaces them by its record. */
  private async lacks(entries: readonly Entry[], number: number): Promise<boolean> {
    const [first] = entries;
    if (first) return first.number > this.table.number + 1;
    if (this.table.number >= number || this.table.state === 'over') return false;
    return Number.isFinite(number) || isArchived(this.node.store, this.table.id);
  }

  /** Reads what another node has written. If that fails, nobody may go on with what this node has. */
  async catchUpOrAbandon(number: number): Promise<void> {
    try {
      await this.catchUp(number);
    } catch (error) {
      this.node.log.error({ err: error, table: this.table.id }, 'a table cannot be read');
      this.abandon();
    }
  }

  /**
   * What waits to be written usually loses to the entries of the other node, and then everything is read again. But it may
   * have been written already, and the other node has answered to it before this one knows.
   */
  private catchUpLater(number: number): void {
    this.missed = Math.max(this.missed, number);
  }

  /** Sends something to everyone at the table. */
  broadcast(message: string, from: string | null): void {
    for (const { members } of this.audiences.values()) {
      for (const member of members) if (from === null || !member.muted.has(from)) member.send(message);
    }
  }

  /** Another node reports who is there. */
  presence(node: string, here: Readonly<Record<string, number>>): void {
    this.attendants.hear(node, here);
    this.presenceChanged();
  }

  /** Who is there through other nodes has changed. */
  presenceChanged(): void {
    this.attendants.changed();
    this.rouse();
    this.refresh();
  }

  /** Asks the other nodes who is there: what they have said may be out of date. */
  askWho(): void {
    this.attendants.forget();
    this.node.store.bus.tell({ word: 'who', game: this.table.id });
  }

  /** Tells the other nodes who is here. */
  announce(): void {
    const { here } = this.attendants;
    this.node.store.bus.tell({ word: 'presence', game: this.table.id, node: this.node.name, here });
  }

  isHere(seat: Seat): boolean {
    return this.attendance().here.has(seat);
  }

  attendance(): Attendance {
    return this.attendants.all;
  }

  /**
   * Gives the table up, because what this node knows of it cannot be trusted. Whatever waits fails, and everyone comes back
   * to what is stored.
   */
  abandon(): void {
    if (this.isAbandoned) return;
    this.isAbandoned = true;
    this.node.drop(this);
    this.stopWaiting?.();
    for (const { reject } of this.pending.splice(0)) reject(new Away());
    for (const judge of this.outbox.discard(0)) judge();
    for (const member of [...this.everybody()]) member.comeBack();
  }

  /** Everyone who has the table open through this node. */
  *everybody(): Generator<Member> {
    for (const { members } of this.audiences.values()) yield* members;
  }

  private judge(pending: Pending, isSecond = false): void {
    const { draft, resolve, reject } = pending;
    // Its numbers may be ahead of what was ever written.
    if (this.isAbandoned) {
      reject(new Away());
      return;
    }
    const { account, ref } = draft;
    const { table } = this;
    const reply = (refusal: Refusal | null) =>
      this.outbox.when(
        table.number,
        () => resolve(refusal),
        () => this.judge(pending),
      );
    if (account !== null && ref !== null && table.hasDone(account, ref)) {
      reply(null);
      return;
    }
    let entry: Entry | Refusal;
    try {
      this.rouse();
      entry = table.do(draft);
    } catch (error) {
      this.node.log.error({ err: error, table: table.id }, 'a deed failed');
      resolve(no('BUSY'));
      void this.readAgain();
      return;
    }
    if (entry instanceof Refusal) {
      // This node may be out of date: judge a refused deed again on everything that was written.
      if (this.node.store.isPostgres && !isSecond) void this.judgeAgain(pending);
      else reply(entry);
      return;
    }
    this.pending.push(pending);
    this.tellAll(entry.deed);
    void this.write(entry, pending);
  }

  private async judgeAgain(pending: Pending): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.outbox.when(this.table.number, resolve, resolve);
    await promise;
    try {
      await this.catchUp(Number.POSITIVE_INFINITY);
    } catch (error) {
      return pending.reject(error);
    }
    while (this.reading) await this.reading;
    this.judge(pending, true);
  }

  private async write(entry: Entry, pending: Pending): Promise<void> {
    const { table } = this;
    const addition = { row: rowOf(table.id, entry), update: this.summary(), snapshot: this.snapshot() };
    const isWritten = await this.node.writer.append(addition).catch(error => {
      this.node.log.error({ err: error }, 'the database does not answer');
      return null;
    });
    // The table was reloaded meanwhile, and this was judged again.
    if (!this.pending.includes(pending) || this.table !== table) return;
    if (isWritten !== true) {
      await this.readAgain(isWritten === null);
      return;
    }
    this.pending.splice(this.pending.indexOf(pending), 1);
    this.outbox.release(entry.number);
    pending.resolve(null);
    this.node.written(this, entry);
    this.node.rests(this);
    if (this.missed <= this.table.number || this.pending.length > 0) return;
    const { missed } = this;
    this.missed = 0;
    await this.catchUpOrAbandon(missed);
  }

  /** Another node was faster, or it is unknown what was written: reloads the table and judges the rest again. */
  private async readAgain(isLost = false): Promise<void> {
    if (this.reading) return this.reading;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.reading = promise;
    const left = this.pending;
    this.pending = [];
    this.missed = 0;
    let instead: readonly (() => void)[] = [];
    try {
      const table = await loadTable(this.node.store, this.table.id);
      if (table === null) throw new Error('the table is no longer stored');
      this.rouse();
      this.table = table;
      // Members are told that what was read is done.
      await this.node.store.synced();
      const { written } = this.outbox;
      instead = this.outbox.discard(this.table.number);
      this.lastListed = listedValues(this.table);
      this.joinAgain(written);
    } catch (error) {
      this.node.log.error({ err: error }, 'a table cannot be read');
      for (const pending of left) pending.reject(new Away(error));
      this.abandon();
      return;
    } finally {
      this.reading = null;
      resolve();
    }
    for (const pending of left) {
      if (isLost) pending.reject(new Away());
      else this.judge(pending);
    }
    for (const judge of instead) judge();
    this.node.automate(this);
  }

  /** Everyone gets everything again. Watchers who are behind go on: they would have to wait for the whole delay. */
  private joinAgain(written: number): void {
    const members = [...this.everybody()];
    const watching = this.audiences.get(null);
    const isBehind = watching?.isBehind(this.table) === true;
    this.audiences.clear();
    if (watching && isBehind) {
      watching.reload(written);
      this.audiences.set(null, watching);
    }
    this.attendants.changed();
    for (const member of members) this.join(member, 0);
    if (isBehind) this.refresh();
  }

  /** What lists show, if it changed. */
  private summary(): GameUpdate | null {
    const values = listedValues(this.table);
    const before = this.lastListed;
    if (values.length === before.length && values.every((value, i) => value === before[i])) return null;
    this.lastListed = values;
    return summaryOf(this.table);
  }

  /** A snapshot to store with the entry just judged, if the last one is old. */
  private snapshot(): SnapshotRow | null {
    const { table } = this;
    if (table.number - this.lastSnapshot < SNAPSHOT_EVERY) return null;
    const snapshot = snapshotOf(table);
    if (snapshot === null) return null;
    this.lastSnapshot = table.number;
    return snapshotRow(table.id, snapshot);
  }

  private join(member: Member, past: number): void {
    const seat = this.table.seatOf(member.account);
    let audience = this.audiences.get(seat);
    if (!audience) {
      audience = new Audience(seat, this.table, this.attendance(), this.node.clock.now());
      this.audiences.set(seat, audience);
    }
    this.post(member, audience.whole(this.table, past));
    audience.members.add(member);
    this.attendants.changed();
  }

  private remove(member: Member, audience: Audience): void {
    audience.members.delete(member);
    if (audience.members.size === 0) this.audiences.delete(audience.seat);
    this.attendants.changed();
  }

  /** A member changed seats, or the table was reloaded: sends everything again. */
  private rejoin(member: Member): void {
    const audience = this.audienceOf(member);
    if (audience) this.remove(member, audience);
    this.join(member, 0);
  }

  private audienceOf(member: Member): Audience | null {
    for (const audience of this.audiences.values()) if (audience.members.has(member)) return audience;
    return null;
  }

  private post(member: Member, message: string): void {
    this.outbox.when(this.table.number, () => member.send(message));
  }

  /** Sends every audience what it can see of a change, once the change is durable. */
  private tellAll(deed: LoggedDeed): void {
    if (CHANGES_SEATS.has(deed.deed)) {
      const moved = [...this.audiences.values()].flatMap(({ seat, members }) =>
        [...members].filter(({ account }) => this.table.seatOf(account) !== seat),
      );
      for (const member of moved) this.rejoin(member);
      if (moved.length > 0) this.announce();
    }
    this.refresh();
  }

  private refresh(): void {
    const attendance = this.attendance();
    for (const audience of this.audiences.values()) {
      const message = audience.update(this.table, attendance, this.node.clock.now());
      if (audience.next !== null) this.showLater();
      if (message === null) continue;
      const members = [...audience.members];
      this.outbox.when(this.table.number, () => {
        for (const member of members) member.send(message);
      });
    }
  }

  /** Shows delayed watchers what they may see by now, and schedules the next update. */
  private showLater(): void {
    if (this.stopWaiting !== null) return;
    const next = [...this.audiences.values()].flatMap(audience => audience.next ?? []);
    if (next.length === 0) return;
    this.stopWaiting = this.node.clock.after(Math.min(...next) - this.node.clock.now(), () => {
      this.stopWaiting = null;
      for (const audience of this.audiences.values()) {
        const message = audience.catchUp(this.node.clock.now());
        if (message !== null) for (const member of audience.members) member.send(message);
      }
      this.showLater();
    });
  }

  private attendanceChanged(): void {
    this.announce();
    this.rouse();
    this.refresh();
  }
}

const CHANGES_SEATS: ReadonlySet<LoggedDeed['deed']> = new Set(['sit', 'leave', 'remove', 'settings', 'gone']);
