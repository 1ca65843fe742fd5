import type { Flaw } from '../core/shape.ts';
import { describeFault, type SetupFault } from '../rules/setup/fault.ts';
import { type VersionGap, versionGap } from './version.ts';

export const RECORD_FAULTS = [
  /** Far longer than any game. */
  'long',
  /** Not a text file of this kind at all. */
  'text',
  /** Some other kind of file. */
  'format',
  /** Part of it has the wrong shape. */
  'shape',
  /**
   * Written by another version of the rules and not playable by this one; `gap` says which version, and from which
   * answer on.
   */
  'version',
  /** A game that cannot be set up this way; `setup` says why. */
  'setup',
  /** An answer that is not possible at this point. */
  'answer',
  /** A position that is inconsistent, or from which the game cannot continue. */
  'stuck',
  /** A damaged or incomplete link. */
  'link',
  /** A game that started from a position has no record. */
  'unrecorded',
] as const;

/** A file that cannot be used: what is wrong with it and where. The message is for programmers. */
export class RecordError extends Error {
  readonly kind: (typeof RECORD_FAULTS)[number];
  /** Where in the file: a path such as `answers[12]`, or ''. */
  readonly where: string;
  readonly setup: SetupFault | null;
  readonly gap: VersionGap | null;

  constructor(kind: RecordError['kind'], message: string, where = '', why: SetupFault | VersionGap | null = null) {
    super(where === '' ? message : `${where}: ${message}`);
    this.name = 'RecordError';
    this.kind = kind;
    this.where = where;
    this.setup = why !== null && 'kind' in why ? why : null;
    this.gap = why !== null && 'written' in why ? why : null;
  }
}

/** The error for a setup that cannot be played. */
export const setupError = (fault: SetupFault, where = ''): RecordError =>
  new RecordError('setup', `the game cannot be set up: ${describeFault(fault)}`, where, fault);

/**
 * The error for answers or a position that do not work: the file's fault, or its version's if another one wrote it.
 * `answer` is the one that does not fit, with its number.
 */
export function misfit(kind: 'answer' | 'shape' | 'link', engine: string, message: string, where: string, answer = '') {
  const gap = versionGap(engine, answer);
  if (gap === null) return new RecordError(kind, message, where);
  return new RecordError(
    'version',
    `${message}; engine ${gap.written} wrote this, this is engine ${gap.read}`,
    where,
    gap,
  );
}

/** Runs something on a game from outside; any error the rules throw is the file's fault. */
export function orStuck<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new RecordError('stuck', `the game cannot be continued: ${(error as Error).message}`, where);
  }
}

/** The longest file to read: far beyond any real game. */
const MOST_CHARACTERS = 5_000_000;

/** Parses JSON, or throws an error that says where it breaks. */
export function parseJson(text: string): unknown {
  if (text.length > MOST_CHARACTERS) throw new RecordError('long', `the file is too long (${text.length} characters)`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordError('text', `this is not JSON: ${(error as Error).message}`);
  }
}

/** A flaw in a file as an error. A file that is not a game at all lacks what every game has. */
export const flawError = ({ where, message }: Flaw): RecordError =>
  new RecordError(ESSENTIAL.includes(where) ? 'format' : 'shape', message, where);

const ESSENTIAL = ['', 'format', 'engine', 'scenario', 'seats', 'seed', 'answers', 'state'];
