import { nearest } from '@deedbook/engine';
import { sceneShape } from '@deedbook/positions';
import type * as z from 'zod/mini';
import { inWords, type Path } from './document.ts';
import { thenShape } from './then.ts';

/** An issue for the author of a file: where it is, and what is wrong in plain words. */
export function messagesOf(issue: z.core.$ZodIssue, value: unknown, whole: z.ZodMiniType): [Path, string][] {
  const { path } = issue;
  const field = path.findLast(part => typeof part === 'string');
  const name = field === undefined ? 'a case' : `'${inWords(field)}'`;
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsOf(path.includes('given') ? sceneShape : path.includes('then') ? thenShape : whole);
    return issue.keys.map(key => [[...path, key], `there is no field '${inWords(key)}'${hint(key, known)}`]);
  }
  const found = valueAt(value, path);
  if (found === undefined) return [[path, `${name} is missing`]];
  const message = issue.message.startsWith('must') ? issue.message : 'must be a mapping of fields';
  return [[path, `${name} ${message}, not ${kindOf(found)}`]];
}

const fieldsOf = (shape: unknown): string[] => Object.keys((shape as { def?: { shape?: object } }).def?.shape ?? {});

/** A suggestion for the field that was probably meant. */
function hint(key: string, known: readonly string[]): string {
  const near = nearest(inWords(key), known.map(inWords));
  return near === null ? '' : `; did you mean '${near}'?`;
}

function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const part of path) at = (at as Record<PropertyKey, unknown> | null | undefined)?.[part];
  return at;
}

/** How a message names a kind of value. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return typeof value === 'string' ? `'${value}'` : String(value);
}
