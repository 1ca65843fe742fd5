import type { Seat } from '@deedbook/engine';
import type { Attendance } from '../table/facts.ts';
import type { Audience } from './audience.ts';

/** How many have a table open, by seat; those without one watch. */
type Counts = Readonly<Record<string, number>>;
const WATCHERS = 'watch';

/** Who has a table open, through this node and through others. */
export class Attendants {
  private readonly audiences: ReadonlyMap<Seat | null, Audience>;
  /** Those who are connected through other nodes. */
  private readonly elsewhere = new Map<string, Counts>();
  /** Null until it is counted again. */
  private counted: Attendance | null = null;

  /** Nodes that have ended without a word. */
  private readonly gone: ReadonlySet<string>;

  constructor(audiences: ReadonlyMap<Seat | null, Audience>, gone: ReadonlySet<string>) {
    this.audiences = audiences;
    this.gone = gone;
  }

  get all(): Attendance {
    this.counted ??= this.count();
    return this.counted;
  }

  /** Those who are connected through this node. */
  get here(): Counts {
    return Object.fromEntries(
      [...this.audiences].map(([seat, { members }]): [string, number] => [
        seat === null ? WATCHERS : `${seat}`,
        members.size,
      ]),
    );
  }

  /** Forgets who is there through other nodes, which are about to be asked. */
  forget(): void {
    this.elsewhere.clear();
    this.changed();
  }

  /** Someone came or went. */
  changed(): void {
    this.counted = null;
  }

  /** Another node reports who is there. */
  hear(node: string, there: Counts): void {
    if (Object.keys(there).length === 0) this.elsewhere.delete(node);
    else this.elsewhere.set(node, there);
    this.changed();
  }

  private count(): Attendance {
    const here = new Set<Seat>();
    let watchers = 0;
    const there = [...this.elsewhere].filter(([node]) => !this.gone.has(node)).map(([, counts]) => counts);
    for (const counts of [this.here, ...there]) {
      for (const [seat, n] of Object.entries(counts)) {
        if (seat === WATCHERS) watchers += n;
        else if (n > 0) here.add(Number(seat));
      }
    }
    return { here, watchers };
  }
}
