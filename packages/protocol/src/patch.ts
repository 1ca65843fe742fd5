/*
 * The difference between two JSON values, small enough to send after every answer:
 *
 *   [value]                           the new value
 *   []                                the field was removed
 *   {"name": patch, …}                changed fields of an object, or changed members of a list by index
 *   [0, [at, drop, …added], …]        splices of a list: at each index remove `drop` members and add others; indexes
 *                                     refer to the list before the change, from the front
 *
 * Anything unchanged is left out. Identical objects are not compared further.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Splice = readonly [at: number, drop: number, ...added: Json[]];
export type Patch =
  | readonly []
  | readonly [Json]
  | readonly [0, Splice, ...Splice[]]
  | { readonly [name: string]: Patch };

type Fields = { readonly [name: string]: Json };
const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !isList(value);

/** The patch that turns one value into the other; null if they are equal. */
export function diff(before: Json, after: Json): Patch | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  if (Array.isArray(before)) return Array.isArray(after) ? diffLists(before, after) : [after];
  return Array.isArray(after) ? [after] : diffFields(before as Fields, after as Fields);
}

/** The hottest loop of the server: it runs after every answer, for every seat, over everything that seat can see. */
function diffFields(before: Fields, after: Fields): Patch | null {
  let changed: Record<string, Patch> | null = null;
  const names = Object.keys(after);
  let kept = names.length;
  for (const name of names) {
    const value = after[name] as Json;
    const old = before[name];
    if (old === value) continue;
    if (old === undefined) kept--;
    const patch: Patch | null = old === undefined ? [value] : diff(old, value);
    if (patch === null) continue;
    changed ??= {};
    changed[name] = patch;
  }
  const were = Object.keys(before);
  if (were.length === kept) return changed;
  for (const name of were) {
    if (Object.hasOwn(after, name)) continue;
    changed ??= {};
    changed[name] = [];
  }
  return changed;
}

const isAlike = (a: Json, b: Json): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && diff(a, b) === null);

function diffLists(before: readonly Json[], after: readonly Json[]): Patch | null {
  const shorter = Math.min(before.length, after.length);
  let front = 0;
  while (front < shorter && isAlike(before[front] as Json, after[front] as Json)) front++;
  if (front === before.length && front === after.length) return null;
  let back = 0;
  while (
    back < shorter - front &&
    isAlike(before[before.length - 1 - back] as Json, after[after.length - 1 - back] as Json)
  )
    back++;
  const old = before.slice(front, before.length - back);
  const now = after.slice(front, after.length - back);
  if (old.length === now.length && now.some(member => typeof member === 'object' && member !== null)) {
    return byPlace(before, after, front, old.length);
  }
  const splices = old.length === 0 || now.length === 0 ? [] : splicesOf(old, now, front);
  return splices.length > 0 ? ([0, ...splices] as unknown as Patch) : [0, [front, old.length, ...now]];
}

function byPlace(before: readonly Json[], after: readonly Json[], front: number, length: number): Patch {
  const changed: Record<string, Patch> = {};
  for (let at = front; at < front + length; at++) {
    const patch = diff(before[at] as Json, after[at] as Json);
    if (patch !== null) changed[at] = patch;
  }
  return changed;
}

/** Members in both lists are kept as long as their order is the same; what lies between them is spliced. */
function splicesOf(old: readonly Json[], now: readonly Json[], offset: number): Splice[] {
  const places = new Map<string, number[]>();
  for (const [at, member] of now.entries()) {
    const name = nameOf(member);
    const list = places.get(name);
    if (list) list.push(at);
    else places.set(name, [at]);
  }
  const splices: Splice[] = [];
  let from = 0;
  let reached = 0;
  const close = (oldEnd: number, nowEnd: number) => {
    if (oldEnd > from || nowEnd > reached) {
      splices.push([offset + from, oldEnd - from, ...now.slice(reached, nowEnd)]);
    }
  };
  for (const [at, member] of old.entries()) {
    const found = places.get(nameOf(member))?.find(place => place >= reached);
    // Keeping a member that moved far ahead would drop everything before it.
    if (found === undefined || found - reached > FAR + (at - from)) continue;
    close(at, found);
    from = at + 1;
    reached = found + 1;
  }
  close(old.length, now.length);
  return splices;
}

/** How far ahead of the rest a member may have moved and still be kept. */
const FAR = 8;

const nameOf = (member: Json): string => (typeof member === 'string' ? member : JSON.stringify(member));

/** A patch does not fit the value: something was missed, and the whole document must be requested. */
export class PatchError extends Error {}

/** The value after a patch. Unchanged parts are shared; nothing is mutated. */
export function patched(before: Json | undefined, patch: Patch): Json {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0] as Json;
    return spliced(before, patch as unknown as readonly [0, ...Splice[]]);
  }
  if (isList(before)) {
    const after = [...before];
    for (const [at, change] of entriesOf(patch)) {
      if (!(Number(at) < before.length)) throw new PatchError(`there is no member ${at}`);
      after[Number(at)] = patched(before[Number(at)], change);
    }
    return after;
  }
  if (!isFields(before)) throw new PatchError('fields of what has none');
  const after: Record<string, Json> = { ...before };
  for (const [name, change] of entriesOf(patch)) {
    if (name === '__proto__') throw new PatchError('no such field');
    if (Array.isArray(change) && change.length === 0) delete after[name];
    else after[name] = patched(before[name], change);
  }
  return after;
}

const entriesOf = (patch: Patch) => Object.entries(patch as { readonly [name: string]: Patch });

function spliced(before: Json | undefined, [, ...splices]: readonly [0, ...Splice[]]): Json {
  if (!isList(before) || splices.length === 0) throw new PatchError('members of what has none');
  const after: Json[] = [];
  let from = 0;
  for (const [at, drop, ...added] of splices) {
    if (!(at >= from && drop >= 0 && at + drop <= before.length)) throw new PatchError(`no members at ${at}`);
    for (let i = from; i < at; i++) after.push(before[i] as Json);
    after.push(...added);
    from = at + drop;
  }
  for (let i = from; i < before.length; i++) after.push(before[i] as Json);
  return after;
}
