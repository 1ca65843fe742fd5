/** Somebody who has a table open: a player, or a watcher without an account. */
export interface Member {
  readonly account: string | null;
  /** Players that this one does not want to hear. */
  readonly muted: ReadonlySet<string>;
  /** Sends a message that is written already. */
  send(message: string): void;
  /** Asks to come back: what this node knows of the table is not to be trusted. */
  comeBack(): void;
}
