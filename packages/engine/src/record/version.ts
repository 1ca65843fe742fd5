/**
 * The version of the rules. It rises whenever a rule, a deal or a question changes, because older games may then play
 * out differently.
 */
export const ENGINE_VERSION = '0.2.0';

/** A game of another version: the version that wrote it, this version, and the answer that no longer fits. */
export interface VersionGap {
  readonly written: string;
  readonly read: string;
  /** Its number and words, as far as known, such as `13: walk 1,0`; '' for a position. */
  readonly answer: string;
}

/** The gap between a file's version and this one; null if this version wrote it. */
export const versionGap = (engine: string, answer = ''): VersionGap | null =>
  engine === ENGINE_VERSION ? null : { written: engine, read: ENGINE_VERSION, answer };
