/** Someone with a table open: a player, or a watcher without an account. */
export interface Member {
  readonly account: string | null;
  /** Players this one has muted. */
  readonly muted: ReadonlySet<string>;
  /** Sends a serialized message. */
  send(message: string): void;
  /** Asks the client to reconnect, because this node's data about the table cannot be trusted. */
  comeBack(): void;
}
