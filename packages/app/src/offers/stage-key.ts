/** For things that also appear on the stage. */
export interface StageKey {
  /** The number key that takes it, counted from 0; null if none does. */
  readonly stageKey?: number | null;
}
