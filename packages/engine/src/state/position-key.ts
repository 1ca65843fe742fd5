import type { State } from './state.ts';

/*
 * A key for a position, to recognize positions already seen: two positions with the same key have the same future.
 * Lists whose order does not matter are sorted, and the history is left out.
 */

/** Lists whose order does not matter. */
const UNORDERED: ReadonlySet<string> = new Set([
  'hand',
  'discard',
  'played',
  'mana',
  'dice',
  'source',
  'removed',
  'unitsGone',
  'crystalsSpent',
  'spellsCast',
  'unitsFought',
  'targets',
  'fixed',
  'values',
  'soaked',
]);

/** Fields that do not affect what can still happen: how often something was revealed, and the options of the game. */
const LEFT_OUT: ReadonlySet<string> = new Set(['fence', 'options']);

/** Parts of a position are replaced, never written, so the key of each part is computed only once. */
const asTheyAre = new WeakMap<object, string>();
const inOrder = new WeakMap<object, string>();

/** A number for each long text, so that keys stay short: searches compare a key for every answer they try. */
let numbers = new Map<string, string>();
let given = 0;
const SHORT = 12;
const MOST_NUMBERS = 200_000;

function abbreviated(text: string): string {
  if (text.length <= SHORT) return text;
  let number = numbers.get(text);
  if (number === undefined) {
    // Forgotten numbers are never given again: a position may then go unrecognized, but is not mistaken for another.
    if (numbers.size >= MOST_NUMBERS) numbers = new Map();
    number = `#${given++}`;
    numbers.set(text, number);
  }
  return number;
}

function textOf(part: object): string {
  let text = asTheyAre.get(part);
  if (text === undefined) {
    text = abbreviated(JSON.stringify(part));
    asTheyAre.set(part, text);
  }
  return text;
}

function sortedTextOf(list: readonly unknown[]): string {
  let text = inOrder.get(list);
  if (text === undefined) {
    text = abbreviated(
      list
        .map(one => JSON.stringify(one))
        .sort()
        .join(),
    );
    inOrder.set(list, text);
  }
  return text;
}

/** Members of the position that are records of their own, or lists of them. */
const APART: ReadonlySet<string> = new Set([
  'players',
  'dummy',
  'turn',
  'combat',
  'duel',
  'defence',
  'finishing',
  'stack',
] satisfies (keyof State)[]);

/** The members of one of the flat records that changes may write; those that are as in `since` are left out. */
function wordsOf(record: object, since: object | null, leftOut: ReadonlySet<string> = NONE): string {
  let words = '';
  let at = 0;
  // Without a list of the members: this is where a search spends much of its time.
  for (const name in record) {
    at++;
    const value = (record as Record<string, unknown>)[name];
    if (since !== null && (since as Record<string, unknown>)[name] === value) continue;
    if (LEFT_OUT.has(name) || leftOut.has(name)) continue;
    const word = wordOf(name, value);
    if (since === null) words += `${word};`;
    else if (word !== wordOf(name, (since as Record<string, unknown>)[name])) words += `${at}:${word};`;
  }
  return words;
}

function wordOf(name: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) && UNORDERED.has(name) ? sortedTextOf(value) : textOf(value);
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The key of a position within one game. Equal keys mean the positions differ only in what no longer matters. With
 * `since`, it says what has changed since that position, which is shorter; such keys compare only with each other.
 */
export function keyOfPosition(s: State, since: State | null = null): string {
  const { players, finishing, stack } = s;
  let key = wordsOf(s, since, APART);
  for (const [i, player] of players.entries()) key += `|${wordsOf(player, since?.players[i] ?? null)}`;
  for (const name of RECORDS) {
    const record = s[name];
    if (record !== null) key += `|${wordsOf(record, since?.[name] ?? null)}`;
    else if (since !== null) key += '|-';
  }
  const frames = [...stack, ...(finishing?.stack ?? [])].map(textOf);
  return `${key}|${frames.join()}|${finishing ? JSON.stringify(finishing.turn) : ''}`;
}

const RECORDS = ['dummy', 'turn', 'combat', 'duel', 'defence'] as const satisfies readonly (keyof State)[];
