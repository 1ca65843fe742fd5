import type * as z from 'zod/mini';

/** A file that cannot be used: what is wrong with it and where. */
export class RecordError extends Error {
  /** The place in the file: a path such as `answers[12]`, or ''. */
  readonly where: string;

  constructor(message: string, where = '') {
    super(where === '' ? message : `${where}: ${message}`);
    this.name = 'RecordError';
    this.where = where;
  }
}

/** Longest file that is looked at: far beyond any real game. */
const MOST_CHARACTERS = 5_000_000;

/** The JSON value of a text, or an error that says where it breaks. */
export function parseJson(text: string): unknown {
  if (text.length > MOST_CHARACTERS) throw new RecordError(`the file is too long (${text.length} characters)`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordError(`this is not JSON: ${(error as Error).message}`);
  }
}

/** What a schema found wrong first, as an error that says where. */
export function firstIssue(error: z.core.$ZodError): RecordError {
  const issue = error.issues[0];
  return issue ? new RecordError(sayIssue(issue), pathOf(issue.path)) : new RecordError('the file is malformed');
}

function sayIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`;
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.map(key => `'${key}'`).join(', ')}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `expected at least ${issue.minimum}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** The path of an issue as people write it: `players[0].hand[3]`. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (whole, part) => whole + (typeof part === 'number' ? `[${part}]` : `${whole && '.'}${String(part)}`),
    '',
  );
