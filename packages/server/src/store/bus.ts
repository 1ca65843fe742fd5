/*
 * What the nodes tell each other: that a game has new entries, and what need not be kept (who is at the table, signs).
 * With one node there is nobody to tell but itself.
 */
export type Word =
  | { readonly word: 'entries'; readonly game: string; readonly number: number }
  | {
      readonly word: 'presence';
      readonly game: string;
      readonly node: string;
      readonly here: Readonly<Record<string, number>>;
    }
  /** Asks who is at a table through other nodes. */
  | { readonly word: 'who'; readonly game: string }
  /** A message for everybody at the table. */
  | { readonly word: 'said'; readonly game: string; readonly player: string; readonly text: string }
  | { readonly word: 'banned'; readonly account: string };

export interface Bus {
  /** Tells the other nodes. */
  tell(word: Word): void;
  /** A word as it goes over the wire, for whoever sends it as part of something else. */
  written(word: Word): string;
  /** Calls back for everything that another node tells. */
  hear(listener: (word: Word) => void): void;
  /** Calls back when words may have been missed: whatever is in memory may be old. */
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
