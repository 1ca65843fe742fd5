interface Waiting {
  readonly number: number;
  readonly then: () => void;
  /** What to do instead if the entry never came true. */
  readonly instead: () => void;
}

/** What waits until an entry is durable: messages that tell of it, and replies that rest on it. In the order they came. */
export class Outbox {
  private waiting: Waiting[] = [];
  private written: number;

  constructor(written: number) {
    this.written = written;
  }

  /** Does something as soon as everything up to an entry is durable. */
  when(number: number, then: () => void, instead: () => void = () => undefined): void {
    if (number <= this.written && this.waiting.length === 0) then();
    else this.waiting.push({ number, then, instead });
  }

  /** Everything up to this entry is durable. */
  release(number: number): void {
    this.written = Math.max(this.written, number);
    while (this.waiting.length > 0 && (this.waiting[0]?.number as number) <= this.written) this.waiting.shift()?.then();
  }

  /** What was waited for never came true; gives what is to be done instead. */
  discard(written: number): readonly (() => void)[] {
    const instead = this.waiting.map(one => one.instead);
    this.waiting = [];
    this.written = written;
    return instead;
  }
}
