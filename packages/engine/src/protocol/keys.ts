import { ACTS, type ActName, type Attempt, type Named } from './acts.ts';
import { SLOTS, type SlotName } from './slots.ts';
import type { SpotKind } from './spots.ts';

/*
 * Keys are the words used in records and messages: `power march`, `walk 1,0`. They are written and read only here, from
 * the rows of ACTS.
 */

/** A part of a key: fixed words or a slot. */
type Piece = string | Slotted;

interface Slotted {
  readonly slot: SlotName;
  readonly write: (value: unknown) => string;
}

interface Form {
  /** Where the act is usually found. */
  readonly spot: SpotKind | null;
  /** How every key of this kind begins. */
  readonly head: string;
  readonly pieces: readonly Piece[];
  /** The first slot: usually what the act is done with, and so its place on the table. */
  readonly first: Slotted | null;
  readonly pattern: RegExp;
}

const forms = new Map<ActName, Form>();

export function formOf(act: ActName): Form {
  let form = forms.get(act);
  if (!form) {
    const [words, spot] = ACTS[act];
    form = compiled(words, spot);
    forms.set(act, form);
  }
  return form;
}

function compiled(words: string, spot: SpotKind | null): Form {
  let pattern = '';
  const pieces = words.split(' ').map((word): Piece => {
    const [, slot, optional] = /^\{(\w+)(\?)?\}$/.exec(word) ?? [];
    const gap = pattern === '' ? '' : ' ';
    if (slot === undefined) {
      pattern += gap + word;
      return word;
    }
    const group = `${gap}(?<${slot}>${SLOTS[slot as SlotName].pattern})`;
    pattern += optional ? `(?:${group})?` : group;
    return { slot: slot as SlotName, write: SLOTS[slot as SlotName].write as (value: unknown) => string };
  });
  const first = pieces.find(piece => typeof piece === 'object') ?? null;
  const head = typeof pieces[0] === 'string' ? pieces[0] : '';
  return { spot, head, pieces, first, pattern: new RegExp(`^${pattern}$`) };
}

const written = (act: object, { slot, write }: Slotted): string => write((act as Record<string, unknown>)[slot]);

/** The key of an act. */
export const keyOf = (act: Attempt): string => writeKey(act, formOf(act.act));

/** Same, for a known form. */
export function writeKey(act: Attempt, { pieces }: Form): string {
  let key = '';
  for (const piece of pieces) {
    const word = typeof piece === 'string' ? piece : written(act, piece);
    if (word !== '') key += key === '' ? word : ` ${word}`;
  }
  return key;
}

/** Reads a key as an act of this kind; null if it is not one. */
export function readKey<A extends ActName>(act: A, key: string): Named<A> | null {
  const { head, pattern } = formOf(act);
  const found = key.startsWith(head) ? pattern.exec(key) : null;
  if (!found) return null;
  const read: Record<string, unknown> = {};
  for (const [slot, word = ''] of Object.entries(found.groups ?? {})) {
    read[slot] = SLOTS[slot as SlotName].read(word);
    if (read[slot] === undefined) return null;
  }
  return read as Named<A>;
}

/** Whether a key belongs to an act of one of these kinds. */
export const isKeyOf = (key: string, ...acts: readonly ActName[]): boolean =>
  acts.some(act => isKeyOfForm(key, formOf(act)));

const isKeyOfForm = (key: string, { head, pattern }: Form): boolean => key.startsWith(head) && pattern.test(key);

/** All words of a key: names, numbers and the fixed words between them. */
export const wordsOf = (key: string): readonly string[] => key.split(' ');

/** The id of the place where an act is found. Units with the same name share one place. */
export function spotIdOf(act: Attempt, { first, pieces }: Form, kind: SpotKind, key: string): string {
  if (kind === 'button' || first === null) return key;
  if (kind === 'unit' && first.slot === 'troop') return (act as Attempt & Named<'pick-unit'>).troop.id;
  return pieces.length === 1 ? key : written(act, first);
}
