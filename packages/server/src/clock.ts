/** The time and waiting for it, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after a while, unless the returned function is called before. */
  after(milliseconds: number, then: () => void): () => void;
}

/** Longest that a timer of Node can wait; longer waits are made of several. */
const LONGEST_TIMER = 2_000_000_000;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, milliseconds), LONGEST_TIMER));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
