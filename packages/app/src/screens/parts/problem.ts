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
  /** What exactly, in the words of the engine, for those who want to know. */
  readonly detail: string | null;
}

export const MISSING: Problem = { kind: 'missing', detail: null };

/** Which of these an error is. Errors of records say where they are; it is not imported to be asked, so as to stay small. */
export function problemOf(error: unknown): Problem {
  const detail = error instanceof Error ? error.message : String(error);
  return { kind: kindOf(error, detail), detail };
}

function kindOf(error: unknown, detail: string): ProblemKind {
  if (error instanceof DOMException) return 'storage';
  if (!(error instanceof Error) || error.name !== 'RecordError') return 'unknown';
  const where = 'where' in error ? String(error.where) : '';
  if (where === 'engine') return 'version';
  if (where === 'link' || where.startsWith('byte') || /compact record/.test(detail)) return 'link';
  if (where === 'size' || /too long/.test(detail)) return 'large';
  if (where === 'format' || /not JSON|not a position/.test(detail)) return 'no-game';
  if (where.startsWith('answers[')) return 'damaged';
  // Without a place it is the set-up as a whole; otherwise some field of the file is not what it should be.
  if (where === '') return /^expected|^unknown field/.test(detail) ? 'no-game' : 'setup';
  return ['seats', 'scenario', 'seed', 'answers'].includes(where) ? 'no-game' : 'damaged';
}
