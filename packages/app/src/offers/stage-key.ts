/** Of things that also lie on the stage. */
export interface StageKey {
  /** Which of the number keys takes it, counted from 0; null where none does. */
  readonly stageKey?: number | null;
}
