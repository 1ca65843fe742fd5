import type { ServerRefusal, WireRefusal } from '@deedbook/protocol';
import type { OtherProcess } from '../store/other-process.ts';
import type { Store } from '../store/store.ts';

/** A connection, as far as it can be ended. */
interface Ended {
  readonly account: string | null;
  /** The session it was made in. */
  readonly session: string | null;
  end(refusal: WireRefusal | null, again: boolean): void;
}

/** Ends the connections of players who were banned or deleted, and of sessions that ended. */
export class Expulsions {
  private readonly store: Store;
  private readonly connections: ReadonlySet<Ended>;

  constructor(store: Store, otherProcess: OtherProcess, connections: ReadonlySet<Ended>) {
    this.store = store;
    this.connections = connections;
    store.bus.hear(word => {
      if (word.word === 'expelled') this.end(word.account, word.rule);
      if (word.word === 'signed-out') this.endSessions(word.account, word.session, word.kept);
    });
    otherProcess.onWrite(() => this.look());
  }

  /** Ends a player's connections here and on the other nodes. */
  expel(account: string, rule: 'BANNED' | 'SIGN-IN'): void {
    this.end(account, rule);
    this.store.bus.tell({ word: 'expelled', account, rule });
  }

  /**
   * Ends the connections of one session of a player, or of all of them. Those of a session that goes on under another
   * token come back.
   */
  signOut(account: string, session: string | null, kept: string | null = null): void {
    this.endSessions(account, session, kept);
    this.store.bus.tell({ word: 'signed-out', account, session, kept });
  }

  /** Looks for players with a connection who may no longer have one. */
  private async look(): Promise<void> {
    const present = new Set([...this.connections].flatMap(({ account }) => account ?? []));
    if (present.size === 0) return;
    const { db } = this.store;
    const banned = await db.selectFrom('accounts').select('id').where('banned', '=', 1).execute();
    for (const { id } of banned) if (present.has(id)) this.end(id, 'BANNED');
  }

  private endSessions(account: string, session: string | null, kept: string | null): void {
    for (const connection of this.connections) {
      if (connection.account !== account || (session !== null && connection.session !== session)) continue;
      if (kept !== null && connection.session === kept) connection.end(null, true);
      else connection.end({ rule: 'SIGN-IN', about: {} }, false);
    }
  }

  private end(account: string, rule: ServerRefusal): void {
    for (const connection of this.connections) {
      if (connection.account === account) connection.end({ rule, about: {} }, false);
    }
  }
}
