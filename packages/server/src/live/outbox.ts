/** Messages that wait until the entry they tell of is durable. They leave in the order they came. */
export class Outbox {
  private waiting: { readonly number: number; readonly send: () => void }[] = [];
  private written: number;

  constructor(written: number) {
    this.written = written;
  }

  /** Does something as soon as everything up to an entry is durable. */
  when(number: number, send: () => void): void {
    if (number <= this.written && this.waiting.length === 0) send();
    else this.waiting.push({ number, send });
  }

  /** Everything up to this entry is durable. */
  release(number: number): void {
    this.written = Math.max(this.written, number);
    while (this.waiting.length > 0 && (this.waiting[0]?.number as number) <= this.written) this.waiting.shift()?.send();
  }

  /** Forgets what was to be sent: it never came true. */
  discard(written: number): void {
    this.waiting = [];
    this.written = written;
  }
}
