import { type Hex, hexName, hexNamed, placeName, placeNamed, type TilePlace } from '../state/hex.ts';
import type { Color } from '../state/mana.ts';
import type { Name } from '../state/names.ts';
import type { Reward } from '../state/turn.ts';

/** One of several things with the same name: the second Prowlers, or the only ones. */
export interface One {
  readonly id: Name;
  readonly n: number | null;
}

/** Where the mana of a payment comes from. */
export const MANA_SOURCES = ['die', 'token', 'crystal', 'tactic', 'endless'] as const;
export type ManaSource = (typeof MANA_SOURCES)[number];

/** The slots of keys, and the type of each. */
export interface SlotTypes {
  card: Name;
  unit: Name;
  hero: Name;
  /** The owner of the card, if several players have one. */
  owner: Name | null;
  skill: Name;
  tactic: Name;
  reward: Reward;
  color: Color;
  from: ManaSource;
  as: 'move' | 'influence' | 'attack' | 'block';
  points: 'move' | 'influence';
  pile: 'hand' | 'discard';
  end: 'top' | 'bottom';
  to: Hex;
  tile: TilePlace;
  n: number;
  wounds: number;
  parts: readonly number[];
  foe: One;
  troop: One;
  /** The words for an effect. */
  words: string;
  banner: Name | null;
  strength: 'basic' | 'powered';
  withCrystal: boolean;
  /** The number of the attack, from 1; null for an enemy with only one. */
  attack: number | null;
}

export type SlotName = keyof SlotTypes;

/** How the value of a slot is written in a key and read back. A value written as '' leaves no gap. */
interface Slot<T> {
  readonly pattern: string;
  write(value: T): string;
  /** Undefined if the word is not such a value. */
  read(word: string): T | undefined;
}

const asItIs = { write: (word: string) => word, read: (word: string) => word };
const name: Slot<Name> = { pattern: '[a-z][a-z0-9-]*', ...asItIs };
const number: Slot<number> = { pattern: '\\d+', write: String, read: Number };
const oneOf = <const T extends string>(...words: T[]): Slot<T> => ({
  pattern: words.join('|'),
  write: word => word,
  read: word => word as T,
});

/** How an enemy or Unit that may share its name is written: `prowlers`, `prowlers 2`. */
export const oneName = ({ id, n }: One): string => (n === null ? id : `${id} ${n}`);

export function oneNamed(words: string): One {
  const [id = '', n] = words.split(' ');
  return { id, n: n === undefined ? null : Number(n) };
}

const one: Slot<One> = { pattern: '[a-z][a-z0-9-]*(?: \\d+)?', write: oneName, read: oneNamed };

export const SLOTS: { readonly [S in SlotName]: Slot<SlotTypes[S]> } = {
  card: name,
  unit: name,
  hero: name,
  owner: { ...name, write: owner => owner ?? '', read: word => (word === '' ? null : word) },
  skill: name,
  tactic: name,
  reward: name as Slot<Reward>,
  color: oneOf('red', 'blue', 'green', 'white', 'gold', 'black'),
  from: oneOf(...MANA_SOURCES),
  as: oneOf('move', 'influence', 'attack', 'block'),
  points: oneOf('move', 'influence'),
  pile: oneOf('hand', 'discard'),
  end: oneOf('top', 'bottom'),
  to: { pattern: '-?\\d{1,2},-?\\d{1,2}', write: hexName, read: word => hexNamed(word) ?? undefined },
  tile: {
    pattern: '-?\\d{1,2},-?\\d{1,2}',
    write: placeName,
    read: placeNamed,
  },
  n: number,
  wounds: {
    pattern: '1 wound|\\d+ wounds',
    write: n => (n === 1 ? '1 wound' : `${n} wounds`),
    read: words => Number.parseInt(words, 10),
  },
  parts: { pattern: '\\d+(?: \\d+)*', write: parts => parts.join(' '), read: words => words.split(' ').map(Number) },
  foe: one,
  troop: one,
  words: { pattern: '.+', ...asItIs },
  banner: { pattern: 'banner-[a-z-]+', write: banner => banner ?? '', read: word => (word === '' ? null : word) },
  strength: {
    pattern: 'powered',
    write: strength => (strength === 'basic' ? '' : strength),
    read: word => (word === '' ? 'basic' : 'powered'),
  },
  withCrystal: { pattern: 'with crystal', write: is => (is ? 'with crystal' : ''), read: words => words !== '' },
  attack: {
    pattern: 'attack \\d+',
    write: n => (n === null ? '' : `attack ${n}`),
    read: words => (words === '' ? null : Number(words.slice('attack '.length))),
  },
};
