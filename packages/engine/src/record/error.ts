import type { Flaw } from '../core/shape.ts';
import { type SetupFault, sayFault } from '../rules/setup/fault.ts';
import { type VersionGap, versionGap } from './version.ts';

export const RECORD_FAULTS = [
  /** Far longer than any game. */
  'long',
  /** Not the text of such a file at all. */
  'text',
  /** A file of something else. */
  'format',
  /** Some part of it is not what it should be. */
  'shape',
  /** Of another version of the rules, which this one cannot follow; `gap` says which, and from where on. */
  'version',
  /** A game that cannot be set up like this; `setup` says why. */
  'setup',
  /** An answer that cannot be given at this point. */
  'answer',
  /** A position that does not hang together, or from which the game cannot go on. */
  'stuck',
  /** A link that did not arrive whole. */
  'link',
  /** A game that began from a position has no record. */
  'unrecorded',
] as const;

/** A file that cannot be used: what is wrong with it and where. The message is for programmers. */
export class RecordError extends Error {
  readonly kind: (typeof RECORD_FAULTS)[number];
  /** The place in the file: a path such as `answers[12]`, or ''. */
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

/** What was agreed on cannot be played. */
export const setupError = (fault: SetupFault, where = ''): RecordError =>
  new RecordError('setup', `the game cannot be set up: ${sayFault(fault)}`, where, fault);

/**
 * What a file's answers or position run into: a fault of the file, or of its version where another one wrote it.
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

/** Does something with a game from outside; whatever the rules stumble over there is the fault of the file. */
export function orStuck<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new RecordError('stuck', `the game cannot be continued: ${(error as Error).message}`, where);
  }
}

/** Longest file that is looked at: far beyond any real game. */
const MOST_CHARACTERS = 5_000_000;

/** The JSON value of a text, or an error that says where it breaks. */
export function parseJson(text: string): unknown {
  if (text.length > MOST_CHARACTERS) throw new RecordError('long', `the file is too long (${text.length} characters)`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordError('text', `this is not JSON: ${(error as Error).message}`);
  }
}

/** What is wrong with a file, as an error that says where. Something that is no game at all lacks what every game has. */
export const flawError = ({ where, message }: Flaw): RecordError =>
  new RecordError(ESSENTIAL.includes(where) ? 'format' : 'shape', message, where);

const ESSENTIAL = ['', 'format', 'engine', 'scenario', 'seats', 'seed', 'answers', 'state'];
