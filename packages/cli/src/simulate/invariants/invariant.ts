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
  /** Everything that was in the box when the game was set up. */
  readonly box: Inventory;
  /** The number of this decision, for whatever should not always be the same. */
  readonly turn: number;
}

/** The same game after the answer. */
interface After {
  readonly session: Session;
  readonly state: State;
  readonly json: string;
}

/** What must hold at every decision. It looks before the answer and, if it gives back a function, again after it. */
export type Invariant = (moment: Moment) => ((after: After) => void) | undefined;

/** Something that must hold does not. */
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

/** Two texts of JSON must be the same, byte by byte. */
export function mustBeSame(found: string, wanted: string, what: string): void {
  if (found === wanted) return;
  const path = difference(JSON.parse(found), JSON.parse(wanted), '') ?? ' (the order of the keys)';
  throw new Broken(`${what} differs at${path === '' ? ' the top' : path}`);
}

/** Where two JSON values first differ: ` players[0].hand[3]: "march" for "rage"`, or null if nowhere. */
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
