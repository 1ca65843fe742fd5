import type { RecordError, SetupFault, VersionGap } from '@deedbook/engine';
import type { Language, Text } from '@deedbook/text';
import { textIn } from './use-text.ts';

/** What can be wrong with a game file, as far as a player can act on it. */
export type ProblemKind =
  | 'no-game'
  | 'damaged'
  | 'version'
  | 'link'
  | 'large'
  | 'setup'
  | 'missing'
  | 'storage'
  | 'unknown';

export interface Problem {
  readonly kind: ProblemKind;
  /** Where exactly, or what a program said that failed, for those who want to know. */
  readonly detail: string | null;
  /** Why the game cannot be set up, where that is it. */
  readonly setup: SetupFault | null;
  /** Where a game of another version does not fit, where that is it. */
  readonly gap: VersionGap | null;
}

export const MISSING: Problem = { kind: 'missing', detail: null, setup: null, gap: null };

/** Which of these an error is. Errors of records say their kind; their class is not imported, so as to stay small. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Error && error.name === 'RecordError') {
    const { kind, where, setup, gap } = error as RecordError;
    return { kind: KINDS[kind], detail: where || null, setup, gap };
  }
  const detail = error instanceof Error ? error.message : String(error);
  return { kind: error instanceof DOMException ? 'storage' : 'unknown', detail, setup: null, gap: null };
}

const KINDS: Readonly<Record<RecordError['kind'], ProblemKind>> = {
  long: 'large',
  text: 'no-game',
  format: 'no-game',
  shape: 'damaged',
  version: 'version',
  setup: 'setup',
  answer: 'damaged',
  stuck: 'damaged',
  link: 'link',
  unrecorded: 'damaged',
};

/** Whether the problem has to be put into words before it can be said. */
export const needsText = ({ setup, gap }: Problem): boolean => setup !== null || gap !== null;

/** What is said below in words: why it cannot be set up or does not fit, or the detail as it is. */
export function moreOf({ detail, setup, gap }: Problem, text: Text | null): string | null {
  if (setup !== null) return text?.setupFault(setup) ?? null;
  return gap === null ? detail : (text?.versionGap(gap) ?? null);
}

/** The same, once the words are there. */
export const detailOf = async (problem: Problem, language: Language): Promise<string | null> =>
  moreOf(problem, needsText(problem) ? await textIn(language) : null);
