/*
 * The difference between two JSON values, small enough to send after every answer:
 *
 *   [value]                           the new value
 *   []                                the field was removed
 *   {"name": patch, …}                changed fields of an object, or changed members of a list by index; if only one
 *                                     thing changed in a field, their names are joined: {"players.0.hand": patch}
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

/**
 * The patch that turns one value into the other, as JSON; null if they are equal. It is written while comparing: this is
 * the hottest code of the server, which runs after every answer, for every seat, over everything that seat can see.
 */
export function diff(before: Json, after: Json): string | null {
  const change = changeOf(before, after);
  if (change === NONE) return null;
  return isLone(change) ? `{${change}}` : change;
}

const NONE = '';

/** A single changed field is written without braces, so that it can be joined to the name of what it is in. */
const isLone = (change: string): boolean => change.startsWith('"');

const whole = (value: Json): string => JSON.stringify([value]);

const changeOf = (before: Json, after: Json): string => {
  if (before === after) return NONE;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return whole(after);
  if (isList(before)) return isList(after) ? changeOfList(before, after) : whole(after);
  return isList(after) ? whole(after) : changeOfFields(before as Fields, after as Fields);
};

/** Names that can be joined and need no escapes. */
const PLAIN = /^[\w-]+$/;

const named = (name: string, change: string): string =>
  isLone(change) ? `"${name}.${change.slice(1)}` : `"${name}":${change}`;

const together = (changes: readonly string[]): string =>
  changes.length > 1 ? `{${changes.join(',')}}` : (changes[0] ?? NONE);

/**
 * Two views nearly always have the same fields in the same order. Their values are then compared as lists: looking each
 * one up by its name takes twice as long.
 */
function changeOfFields(before: Fields, after: Fields): string {
  const names = Object.keys(after);
  if (!isSameNames(Object.keys(before), names)) return changeOfOtherFields(before, after);
  const [olds, values] = [Object.values(before), Object.values(after)];
  let changes: string[] | null = null;
  for (let i = 0; i < names.length; i++) {
    if (olds[i] === values[i]) continue;
    const change = changeOf(olds[i] as Json, values[i] as Json);
    if (change === NONE) continue;
    const name = names[i] as string;
    if (!PLAIN.test(name)) return whole(after);
    changes ??= [];
    changes.push(named(name, change));
  }
  return changes === null ? NONE : together(changes);
}

function isSameNames(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Fields were added, removed or put in another order. */
function changeOfOtherFields(before: Fields, after: Fields): string {
  const changes: string[] = [];
  for (const name of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const change = changeOfField(before, after, name);
    if (change === NONE) continue;
    if (!PLAIN.test(name)) return whole(after);
    changes.push(named(name, change));
  }
  return together(changes);
}

function changeOfField(before: Fields, after: Fields, name: string): string {
  if (!Object.hasOwn(after, name)) return '[]';
  return Object.hasOwn(before, name) ? changeOf(before[name] as Json, after[name] as Json) : whole(after[name] as Json);
}

/** Whether two values are equal. Identical objects are not looked into. */
export function isSameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isList(a)) {
    if (!isList(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSameJson(a[i] as Json, b[i] as Json)) return false;
    return true;
  }
  if (isList(b)) return false;
  return isSameFields(a as Fields, b as Fields);
}

function isSameFields(a: Fields, b: Fields): boolean {
  const names = Object.keys(a);
  const others = Object.keys(b);
  if (names.length !== others.length) return false;
  if (!isSameNames(names, others)) {
    return names.every(name => Object.hasOwn(b, name) && isSameJson(a[name] as Json, b[name] as Json));
  }
  const [one, other] = [Object.values(a), Object.values(b)];
  for (let i = 0; i < one.length; i++) if (!isSameJson(one[i] as Json, other[i] as Json)) return false;
  return true;
}

function changeOfList(before: readonly Json[], after: readonly Json[]): string {
  if (before.length === after.length && isFields(after[0])) return byPlace(before, after, 0);
  const shorter = Math.min(before.length, after.length);
  let front = 0;
  while (front < shorter && isSameJson(before[front] as Json, after[front] as Json)) front++;
  if (front === before.length && front === after.length) return NONE;
  let back = 0;
  while (
    back < shorter - front &&
    isSameJson(before[before.length - 1 - back] as Json, after[after.length - 1 - back] as Json)
  )
    back++;
  const old = before.slice(front, before.length - back);
  const now = after.slice(front, after.length - back);
  if (old.length === now.length && now.some(member => typeof member === 'object' && member !== null)) {
    return byPlace(old, now, front);
  }
  const splices = old.length === 0 || now.length === 0 ? [] : splicesOf(old, now, front);
  return JSON.stringify(splices.length > 0 ? [0, ...splices] : [0, [front, old.length, ...now]]);
}

function byPlace(old: readonly Json[], now: readonly Json[], front: number): string {
  const changes: string[] = [];
  for (let i = 0; i < now.length; i++) {
    const change = changeOf(old[i] as Json, now[i] as Json);
    if (change !== NONE) changes.push(named(`${front + i}`, change));
  }
  return together(changes);
}

/** Members in both lists are kept as long as their order is the same; what lies between them is spliced. */
function splicesOf(old: readonly Json[], now: readonly Json[], offset: number): Splice[] {
  const splices: Splice[] = [];
  let from = 0;
  let reached = 0;
  const close = (oldEnd: number, nowEnd: number) => {
    if (oldEnd > from || nowEnd > reached) {
      splices.push([offset + from, oldEnd - from, ...now.slice(reached, nowEnd)]);
    }
  };
  for (let at = 0; at < old.length; at++) {
    // Keeping a member that moved far ahead would drop everything before it.
    const end = Math.min(now.length, reached + FAR + (at - from) + 1);
    let found = reached;
    while (found < end && !isSameJson(now[found] as Json, old[at] as Json)) found++;
    if (found === end) continue;
    close(at, found);
    from = at + 1;
    reached = found + 1;
  }
  close(old.length, now.length);
  return splices;
}

/** How far ahead of the rest a member may have moved and still be kept. */
const FAR = 8;

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
    for (const [at, change] of changesIn(patch)) {
      if (!(Number(at) < before.length)) throw new PatchError(`there is no member ${at}`);
      after[Number(at)] = patched(before[Number(at)], change);
    }
    return after;
  }
  if (!isFields(before)) throw new PatchError('fields of what has none');
  const after: Record<string, Json> = { ...before };
  for (const [name, change] of changesIn(patch)) {
    if (name === '__proto__') throw new PatchError('no such field');
    if (Array.isArray(change) && change.length === 0) delete after[name];
    else after[name] = patched(before[name], change);
  }
  return after;
}

/** The changed fields or members, with joined names taken apart. */
const changesIn = (patch: Patch): (readonly [name: string, change: Patch])[] =>
  Object.entries(patch as { readonly [name: string]: Patch }).map(([path, change]) => {
    const dot = path.indexOf('.');
    return dot < 0 ? [path, change] : [path.slice(0, dot), { [path.slice(dot + 1)]: change }];
  });

/** The same patch without joined names, as clients of protocol 1 know it. */
export const unjoined = (patch: Patch): Patch =>
  Array.isArray(patch) ? patch : Object.fromEntries(changesIn(patch).map(([name, change]) => [name, unjoined(change)]));

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
