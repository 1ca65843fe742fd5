import type { Clock } from '../clock.ts';
import type { Bus } from '../store/bus.ts';

/** How often a node says that it still runs, and after how long a silent one counts as gone, in ms. */
const ALIVE_EVERY = 20_000;
const GONE_AFTER = 60_000;

/**
 * Which other nodes have ended without a word. Those who were connected through them are no longer there: otherwise they
 * would not be notified, and their orders would never apply.
 */
export class Neighbours {
  /** Nodes of older versions never say that they run. They are believed. */
  readonly gone = new Set<string>();
  private readonly heardAt = new Map<string, number>();
  private readonly own: string;
  private readonly bus: Bus;
  private readonly clock: Clock;
  private readonly changed: () => void;
  private lookedAt: number;
  private stop: () => void = () => undefined;

  constructor(own: string, bus: Bus, clock: Clock, changed: () => void) {
    this.own = own;
    this.bus = bus;
    this.clock = clock;
    this.changed = changed;
    this.lookedAt = clock.now();
    bus.hear(word => {
      if (word.word === 'alive') this.hear(word.node);
    });
    this.look();
  }

  close(): void {
    this.stop();
  }

  private hear(node: string): void {
    this.heardAt.set(node, this.clock.now());
    if (this.gone.delete(node)) this.changed();
  }

  private look(): void {
    const now = this.clock.now();
    const passed = Math.abs(now - this.lookedAt);
    this.lookedAt = now;
    const before = this.gone.size;
    for (const [node, at] of this.heardAt) {
      // This node was frozen, or its clock was set: what the others said meanwhile has yet to arrive.
      if (passed > 2 * ALIVE_EVERY) this.heardAt.set(node, now);
      else if (now - at > GONE_AFTER) {
        this.heardAt.delete(node);
        this.gone.add(node);
      }
    }
    if (this.gone.size > before) this.changed();
    this.bus.tell({ word: 'alive', node: this.own });
    this.stop = this.clock.after(ALIVE_EVERY, () => this.look());
  }
}
