import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { loadTable } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import { Writer } from '../store/writer.ts';
import type { Entry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';
import { Neighbours } from './neighbours.ts';
import type { Node } from './node.ts';
import { Room } from './room.ts';

/** How long an unused table stays awake, when one at which nobody acts is packed, and how often to check. */
const SLEEP_AFTER = 120_000;
const DOZE_AFTER = 15_000;
const TIDY_EVERY = 10_000;

/** Bytes that a game takes, how many all games may take before some are packed, and how many games never are. */
const PACKED = 8_000;
const UNPACKED = 43_000;
const ALL_GAMES = 27_000_000;
const LEAST_UNPACKED = 300;

type Watch = (room: Room, entry: Entry) => void;

/** The tables that are awake on this node. */
export class Rooms implements Node {
  readonly name = randomUUID();
  readonly store: Store;
  readonly writer: Writer;
  readonly clock: Clock;
  readonly log: Node['log'];
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly awake = new Map<string, Room>();
  /** Tables whose games stay unpacked, the least recently used first. */
  private readonly unpacked = new Set<Room>();
  private readonly unpackedGames: number | null;
  private readonly watches: Watch[] = [];
  private readonly neighbours: Neighbours;
  private automation: (room: Room) => void = () => undefined;
  private stopTidying: () => void;

  constructor(store: Store, clock: Clock, log: Node['log'], unpackedGames: number | null = null) {
    this.store = store;
    this.clock = clock;
    this.log = log;
    this.unpackedGames = unpackedGames;
    this.writer = new Writer(store);
    this.neighbours = new Neighbours(this.name, store.bus, clock, () => {
      for (const room of this.awake.values()) room.presenceChanged();
    });
    store.bus.hear(word => {
      if (word.word === 'entries') void this.awake.get(word.game)?.catchUpOrAbandon(word.number);
      if (word.word === 'presence') this.awake.get(word.game)?.presence(word.node, word.here);
      if (word.word === 'who') this.awake.get(word.game)?.announce();
      if (word.word === 'said') this.awake.get(word.game)?.broadcast(word.text, word.player);
    });
    // Something may have been missed, so everything is reloaded.
    store.bus.onGap(() => {
      for (const room of this.awake.values()) {
        room.askWho();
        room.announce();
        void room.catchUpOrAbandon(Number.POSITIVE_INFINITY);
      }
    });
    this.stopTidying = this.clock.after(TIDY_EVERY, () => this.tidy());
  }

  get gone(): ReadonlySet<string> {
    return this.neighbours.gone;
  }

  /** A table, woken if necessary; null if it does not exist. */
  async get(id: string): Promise<Room | null> {
    const known = this.rooms.get(id);
    if (known) return known;
    const waking = loadTable(this.store, id).then(table => (table ? this.add(table) : null));
    this.rooms.set(id, waking);
    try {
      const room = await waking;
      if (room === null) this.rooms.delete(id);
      else this.welcome(room);
      return room;
    } catch (error) {
      this.rooms.delete(id);
      throw error;
    }
  }

  /** The room of a table that is already awake. */
  find(id: string): Room | undefined {
    return this.awake.get(id);
  }

  /** The tables that are awake. */
  get ids(): readonly string[] {
    return [...this.awake.keys()];
  }

  get count(): number {
    return this.awake.size;
  }

  /** Adds a table that was just created. */
  put(table: Table): Room {
    const room = this.add(table);
    this.rooms.set(table.id, Promise.resolve(room));
    return room;
  }

  onWritten(watch: Watch): void {
    this.watches.push(watch);
  }

  onAutomate(automation: (room: Room) => void): void {
    this.automation = automation;
  }

  used(room: Room): void {
    if (this.awake.get(room.table.id) !== room) return;
    if (this.unpacked.delete(room) || this.hasPlace()) this.unpacked.add(room);
  }

  rests(room: Room): void {
    if (!this.unpacked.has(room)) room.doze();
  }

  /**
   * Whether one more game can stay unpacked, perhaps in place of one at which nobody acts. If not, it is packed as soon as
   * it rests: to pack another one that is about to be used again would only make garbage that has grown old.
   */
  private hasPlace(): boolean {
    if (this.unpacked.size < this.mostUnpacked) return true;
    const [oldest] = this.unpacked;
    if (!oldest || oldest.lastUsed + DOZE_AFTER > this.clock.now()) return false;
    this.unpacked.delete(oldest);
    oldest.doze();
    return true;
  }

  private get mostUnpacked(): number {
    if (this.unpackedGames !== null) return this.unpackedGames;
    return Math.max(LEAST_UNPACKED, Math.floor((ALL_GAMES - this.awake.size * PACKED) / (UNPACKED - PACKED)));
  }

  written(room: Room, entry: Entry): void {
    for (const watch of this.watches) watch(room, entry);
    this.automate(room);
  }

  automate(room: Room): void {
    this.automation(room);
  }

  drop(room: Room): void {
    // It may have been loaded again since.
    if (this.awake.get(room.table.id) !== room) return;
    this.rooms.delete(room.table.id);
    this.awake.delete(room.table.id);
    this.unpacked.delete(room);
  }

  /** Puts tables to sleep that have not been used for a while, and packs those whose players think for long. */
  tidy(after = SLEEP_AFTER): void {
    this.stopTidying();
    const now = this.clock.now();
    const quiet: Room[] = [];
    for (const room of this.awake.values()) {
      if (room.isIdle && room.lastUsed + after <= now) this.drop(room);
      else if (room.lastUsed + DOZE_AFTER <= now) quiet.push(room);
    }
    for (const room of quiet) this.unpacked.delete(room);
    // More tables may have woken since these found a place.
    const tooMany = Math.max(0, this.unpacked.size - this.mostUnpacked);
    const others = [...this.unpacked].slice(0, tooMany);
    for (const room of others) this.unpacked.delete(room);
    void packAll([...quiet, ...others]);
    this.stopTidying = this.clock.after(TIDY_EVERY, () => this.tidy());
  }

  async close(): Promise<void> {
    this.stopTidying();
    this.neighbours.close();
    await this.writer.drained();
  }

  private add(table: Table): Room {
    const room = new Room(table, this);
    this.awake.set(table.id, room);
    this.used(room);
    return room;
  }

  private welcome(room: Room): void {
    room.askWho();
    this.automate(room);
  }
}

/** Packs one room after the other, so that nobody has to wait for all of them. */
async function packAll(rooms: readonly Room[]): Promise<void> {
  for (const room of rooms) {
    if (room.doze()) await setImmediate();
  }
}
