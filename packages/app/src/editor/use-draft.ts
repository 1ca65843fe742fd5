import { buildScene, type Scene, SceneError, type SceneProblem, type State } from '@deedbook/engine';
import { type Puzzle, stateOf } from '@deedbook/positions';
import { useMemo, useState } from 'react';
import { draftPuzzle, setDraft } from '../positions/draft.ts';
import { type Surplus, surplusOf } from './box.ts';

/** The position being made, and whether the engine can play it. */
export interface Draft {
  readonly puzzle: Puzzle;
  readonly scene: Scene;
  /** The position; the last one that worked while there are problems. */
  readonly state: State | null;
  readonly problems: readonly SceneProblem[];
  /** What there is too much of. */
  readonly surplus: readonly Surplus[];
  change(puzzle: Puzzle): void;
  /** Changes fields of the scene; undefined removes one. */
  set(fields: { readonly [F in keyof Scene]?: Scene[F] | undefined }): void;
}

/** Builds a scene, or says what is wrong with it. */
function built(puzzle: Puzzle): { readonly state: State | null; readonly problems: readonly SceneProblem[] } {
  try {
    buildScene(puzzle.scene ?? {});
    return { state: stateOf(puzzle), problems: [] };
  } catch (error) {
    if (error instanceof SceneError) return { state: null, problems: error.problems };
    return { state: null, problems: [{ path: [], message: (error as Error).message, flaw: null, fault: null }] };
  }
}

/** The draft of the editor. It is checked and kept with every change. */
export function useDraft(): Draft {
  const [puzzle, setPuzzle] = useState(draftPuzzle);
  const [last, setLast] = useState<State | null>(null);
  const { state, problems } = useMemo(() => built(puzzle), [puzzle]);
  if (state !== null && state !== last) setLast(state);
  const surplus = useMemo(() => (state === null ? [] : surplusOf(state)), [state]);
  const scene = puzzle.scene ?? {};
  const change = (changed: Puzzle) => {
    // An answer to another position would not fit.
    const { line: _, ...rest } = changed;
    setPuzzle(rest);
    setDraft(rest);
  };
  const set: Draft['set'] = fields => {
    const merged = Object.entries({ ...scene, ...fields }).filter(([, value]) => value !== undefined);
    change({ ...puzzle, scene: Object.fromEntries(merged) as Scene });
  };
  return { puzzle, scene, state: state ?? last, problems, surplus, change, set };
}
