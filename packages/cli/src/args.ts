import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The command was called incorrectly, or with something it cannot use: one line for the user, exit code 2. */
export class UsageError extends Error {
  /** Whether the command's help would say more. */
  readonly helpful: boolean;

  constructor(message: string, helpful = false) {
    super(message);
    this.name = 'UsageError';
    this.helpful = helpful;
  }
}

type Config = ParseArgsConfig & { readonly options: NonNullable<ParseArgsConfig['options']> };

/** Parses flags strictly; an error is one sentence. */
export function readArgs<T extends Config>(args: readonly string[], config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs<T>({ ...config, args: [...args], strict: true });
  } catch (error) {
    throw new UsageError(plain((error as Error).message), true);
  }
}

/** The first sentence of a `parseArgs` message, without its advice on unusual cases. */
function plain(message: string): string {
  const first = message.split(/\n|\. /)[0] as string;
  return lowerFirst(first.replace(/\.$/, ''));
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A whole number within bounds. */
export function wholeNumber(flag: string, value: string, least: number, most: number): number {
  const n = Number(value);
  if (!/^\d+$/.test(value) || n < least || n > most) {
    throw new UsageError(`--${flag} takes a whole number from ${least} to ${most}, not '${value}'`);
  }
  return n;
}

/** One of several words. */
export function oneOf<W extends string>(flag: string, value: string, words: readonly W[]): W {
  const found = words.find(word => word === value);
  if (found === undefined) throw new UsageError(`--${flag} takes ${listed(words)}, not '${value}'`);
  return found;
}

/** `a, b or c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
