import type { ActName } from './acts.ts';
import type { Choice } from './choice.ts';
import { keyOf, readKey } from './keys.ts';

/**
 * What is wrong with the key of a choice, or null. Its act must produce that key, and the key must read back as that
 * act.
 */
export function whyMisread({ key, act }: Choice): string | null {
  if (keyOf(act) !== key) return `'${key}' is the key of ${JSON.stringify(act)}, which is written '${keyOf(act)}'`;
  const read: object | null = readKey<ActName>(act.act, key);
  if (!read) return `'${key}' cannot be read as '${act.act}'`;
  const isSame = ([slot, value]: [string, unknown]) => JSON.stringify(value) === JSON.stringify(Reflect.get(act, slot));
  const wrong = Object.entries(read).find(entry => !isSame(entry));
  return wrong ? `'${key}' is read with ${wrong[0]} ${JSON.stringify(wrong[1])}` : null;
}
