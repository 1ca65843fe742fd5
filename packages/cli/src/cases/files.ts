import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../args.ts';

const KNOWN = /\.(ya?ml|json)$/;

/** The files named, and all cases, records and positions in the folders named, recursively. */
export function filesIn(paths: readonly string[]): string[] {
  const files = paths.flatMap(path => {
    if (!existsSync(path)) throw new UsageError(`there is no file or folder '${path}'`);
    if (!statSync(path).isDirectory()) {
      if (!KNOWN.test(path))
        throw new UsageError(`'${path}' is neither a case (.yaml) nor a record or position (.json)`);
      return [path];
    }
    const found = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(name => KNOWN.test(name));
    if (found.length === 0) throw new UsageError(`there is no case, record or position in '${path}'`);
    return found.sort().map(name => join(path, name));
  });
  return [...new Set(files)];
}

export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`'${file}' cannot be read: ${(error as Error).message}`);
  }
}

export const isYaml = (file: string): boolean => /\.ya?ml$/.test(file);
