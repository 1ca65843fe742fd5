/** The current time and timers, injectable so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after a while, unless the returned function is called first. */
  after(milliseconds: number, then: () => void): () => void;
}

/** The longest a Node timer can wait; longer waits are split. */
const LONGEST_TIMER = 2_000_000_000;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, milliseconds), LONGEST_TIMER));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
