import type { Clock } from '../clock.ts';

/** A clock that moves only when told to. */
export class FakeClock implements Clock {
  private time: number;
  private timers: { readonly at: number; readonly then: () => void }[] = [];

  constructor(time = 1_800_000_000_000) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.time + milliseconds, then };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter(other => other !== timer);
    };
  }

  /** Advances, running timers that fall due. */
  advance(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter(timer => timer !== next);
      this.time = Math.max(this.time, next.at);
      next.then();
    }
    this.time = until;
  }

  /** Sets the time like a change of the system clock: no timer notices. */
  jump(milliseconds: number): void {
    this.time += milliseconds;
  }
}
