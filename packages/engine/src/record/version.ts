/** The version of the rules. It rises whenever a rule, a deal or a question changes: an older game may go differently. */
export const ENGINE_VERSION = '0.2.0';

/** A game of another version: which one wrote it, which one reads it, and the answer that no longer fits. */
export interface VersionGap {
  readonly written: string;
  readonly read: string;
  /** Its number and its words as far as they are known, such as `13: walk 1,0`; '' for a position. */
  readonly answer: string;
}

/** What lies between a file's version and this one; null if this version wrote it. */
export const versionGap = (engine: string, answer = ''): VersionGap | null =>
  engine === ENGINE_VERSION ? null : { written: engine, read: ENGINE_VERSION, answer };
