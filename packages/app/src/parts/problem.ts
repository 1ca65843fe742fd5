import type { RecordError, SetupFault, VersionGap } from '@deedbook/engine';
import type { Language, Text } from '@deedbook/text';
import { textIn } from './use-text.ts';

/** What can be wrong with a game file, as far as a player can do something about it. */
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
  /** The exact place, or the message of a program that failed, for those who want to know. */
  readonly detail: string | null;
  /** Why the game cannot be set up, if that is the problem. */
  readonly setup: SetupFault | null;
  /** Where a game of another version does not fit, if that is the problem. */
  readonly gap: VersionGap | null;
}

export const MISSING: Problem = { kind: 'missing', detail: null, setup: null, gap: null };

/** Classifies an error. Errors of records carry their kind; their class is not imported, to stay small. */
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

/** Whether the problem must be put into words first. */
export const needsText = ({ setup, gap }: Problem): boolean => setup !== null || gap !== null;

/** The detail in words: why it cannot be set up or does not fit, or the message as it is. */
export function moreOf({ detail, setup, gap }: Problem, text: Text | null): string | null {
  if (setup !== null) return text?.setupFault(setup) ?? null;
  return gap === null ? detail : (text?.versionGap(gap) ?? null);
}

/** The same, once the words have loaded. */
export const detailOf = async (problem: Problem, language: Language): Promise<string | null> =>
  moreOf(problem, needsText(problem) ? await textIn(language) : null);
