interface Waiting {
  readonly number: number;
  readonly then: () => void;
  /** What to do if the entry was never written. */
  readonly instead: () => void;
}

/** What waits until an entry is durable: messages about it and replies that depend on it, in order. */
export class Outbox {
  private waiting: Waiting[] = [];
  /** Everything up to this entry is durable. */
  written: number;

  constructor(written: number) {
    this.written = written;
  }

  /** Runs something once everything up to an entry is durable. */
  when(number: number, then: () => void, instead: () => void = () => undefined): void {
    if (number <= this.written && this.waiting.length === 0) then();
    else this.waiting.push({ number, then, instead });
  }

  /** Everything up to this entry is durable. */
  release(number: number): void {
    this.written = Math.max(this.written, number);
    while (this.waiting.length > 0 && (this.waiting[0]?.number as number) <= this.written) this.waiting.shift()?.then();
  }

  /** The entries waited for were never written; returns what to do instead. */
  discard(written: number): readonly (() => void)[] {
    const instead = this.waiting.map(one => one.instead);
    this.waiting = [];
    this.written = written;
    return instead;
  }
}
