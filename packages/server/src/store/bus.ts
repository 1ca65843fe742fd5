/*
 * What nodes tell each other: that a game has new entries, and what is not stored (who is at the table, signs). A
 * single node only talks to itself.
 */
export type Word =
  | { readonly word: 'entries'; readonly game: string; readonly number: number }
  | {
      readonly word: 'presence';
      readonly game: string;
      readonly node: string;
      readonly here: Readonly<Record<string, number>>;
    }
  /** A node says from time to time that it still runs. */
  | { readonly word: 'alive'; readonly node: string }
  /** Asks who is at a table through other nodes. */
  | { readonly word: 'who'; readonly game: string }
  /** A message for everyone at the table. */
  | { readonly word: 'said'; readonly game: string; readonly player: string; readonly text: string }
  /** An operator has deleted a table. */
  | { readonly word: 'deleted'; readonly game: string }
  /** This player's connections end: banned, or deleted. */
  | { readonly word: 'expelled'; readonly account: string; readonly rule: 'BANNED' | 'SIGN-IN' }
  /** This player signed out, in one session or in all of them; `kept` goes on under another token. */
  | {
      readonly word: 'signed-out';
      readonly account: string;
      readonly session: string | null;
      readonly kept: string | null;
    };

export interface Bus {
  /** Tells the other nodes. */
  tell(word: Word): void;
  /** A word in wire format, for senders that include it in something else. */
  written(word: Word): string;
  /** Calls back for every word from another node. */
  hear(listener: (word: Word) => void): void;
  /** Calls back when words may have been missed, so data in memory may be out of date. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

export const lonelyBus: Bus = {
  tell: () => undefined,
  written: () => '',
  hear: () => undefined,
  onGap: () => undefined,
  close: () => Promise.resolve(),
};
