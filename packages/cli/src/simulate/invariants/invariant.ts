import type { Asked, Inventory, MageKnight, Seat, Session, State } from '@deedbook/engine';

/** A decision about to be made. */
export interface Moment {
  readonly session: Session;
  /** The position, and its JSON. */
  readonly state: State;
  readonly json: string;
  readonly seat: Seat;
  readonly asked: Asked;
  /** What will be answered. */
  readonly key: string;
  /** Everything in the box at setup. */
  readonly box: Inventory;
  /** The number of this decision, for checks that vary. */
  readonly turn: number;
}

/** The same game after the answer. */
interface After {
  readonly session: Session;
  readonly state: State;
  readonly json: string;
}

/**
 * Something that must hold at every decision. It checks before the answer and, if it returns a function, again after
 * it.
 */
export type Invariant = (moment: Moment) => ((after: After) => void) | undefined;

/** An invariant does not hold. */
export class Broken extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Broken';
  }
}

/** Answers in a game outside the session; a refusal breaks the invariant. */
export function answerIn(table: MageKnight, { seat, key }: Moment, where: string): void {
  const refusal = table.answer(seat, key);
  if (refusal) throw new Broken(`'${key}' is refused by ${refusal.rule} ${where}`);
}

/** Two JSON texts must be identical. */
export function mustBeSame(found: string, wanted: string, what: string): void {
  if (found === wanted) return;
  const path = difference(JSON.parse(found), JSON.parse(wanted), '') ?? ' (the order of the keys)';
  throw new Broken(`${what} differs at${path === '' ? ' the top' : path}`);
}

/** Two values must have identical JSON. Parts they share are not written out, since most of two similar games is shared. */
export function mustBeWrittenAlike(found: unknown, wanted: unknown, what: string): void {
  if (!isWrittenAlike(found, wanted)) mustBeSame(JSON.stringify(found), JSON.stringify(wanted), what);
}

/** Whether two values have equal parts under the same keys in the same order, which makes their JSON identical. */
function isWrittenAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a, b] as Readonly<Record<string, unknown>>[];
  const keys = Object.keys(b);
  const isAlike = (key: string, i: number) => key === keys[i] && isWrittenAlike(one?.[key], other?.[key]);
  return Object.keys(a).length === keys.length && Object.keys(a).every(isAlike);
}

/** Where two JSON values first differ: ` players[0].hand[3]: "march" for "rage"`; null if they do not. */
export function difference(a: unknown, b: unknown, path: string): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return ` ${path}: ${short(a)} for ${short(b)}`;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const at = Array.isArray(a) ? `${path}[${key}]` : `${path}${path && '.'}${key}`;
    if (Object.hasOwn(a, key) !== Object.hasOwn(b, key))
      return ` ${at}: ${Object.hasOwn(a, key) ? 'there' : 'not there'}`;
    const found = difference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], at);
    if (found !== null) return found;
  }
  return null;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
