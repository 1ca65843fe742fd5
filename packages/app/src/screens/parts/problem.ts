import type { RecordError, SetupFault } from '@deedbook/engine';
import type { Language } from '../../language/language.ts';
import { textIn } from './use-text.ts';

/** What can go wrong with a game that somebody brings, as far as a player can do something about it. */
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
}

export const MISSING: Problem = { kind: 'missing', detail: null, setup: null };

/** Which of these an error is. Errors of records say their kind; their class is not imported, so as to stay small. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Error && error.name === 'RecordError') {
    const { kind, where, setup } = error as RecordError;
    return { kind: KINDS[kind], detail: where || null, setup };
  }
  const detail = error instanceof Error ? error.message : String(error);
  return { kind: error instanceof DOMException ? 'storage' : 'unknown', detail, setup: null };
}

const KINDS: Readonly<Record<RecordError['kind'], ProblemKind>> = {
  long: 'large',
  text: 'no-game',
  format: 'no-game',
  shape: 'damaged',
  version: 'version',
  setup: 'setup',
  answer: 'damaged',
  link: 'link',
  unrecorded: 'damaged',
};

/** What is said below: the fault in words, or the detail as it is. */
export const detailOf = async ({ detail, setup }: Problem, language: Language): Promise<string | null> =>
  setup === null ? detail : (await textIn(language)).setupFault(setup);
