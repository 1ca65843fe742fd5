/** A connection, as far as it can be checked. */
interface Checked {
  /** Asks the client for a sign of life, and ends the connection if several times there was none. */
  check(): void;
}

/** How often every connection is checked, in ms. */
const PULSE = 20_000;

/**
 * Looks for clients that are gone without a word: a phone out of reach, a laptop that was closed. Their players count as
 * away, so that their standing orders apply and they are notified.
 */
export function checkPulse(connections: ReadonlySet<Checked>, every = PULSE): () => void {
  const timer = setInterval(() => {
    for (const connection of connections) connection.check();
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
