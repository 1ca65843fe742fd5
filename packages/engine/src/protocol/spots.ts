/** Where on the table something is found that may be chosen. */
export const SPOT_KINDS = [
  'button',
  'card',
  'crystal',
  'die',
  'endless',
  'enemy',
  'hero',
  'hex',
  'mana',
  'offer',
  'pile',
  'played',
  'reward',
  'rival',
  'skill',
  'tactic',
  'tile',
  'token',
  'unit',
] as const;
export type SpotKind = (typeof SPOT_KINDS)[number];

/** One such place: a card by its name, a space by its coordinates, a button by the key it stands for. */
export interface Spot {
  readonly kind: SpotKind;
  readonly id: string;
}

/** A place in one word, for screens that know their places by it: `hex 1,0`. */
export const spotName = ({ kind, id }: Spot): string => `${kind} ${id}`;

/** The place of such a word. */
export function spotNamed(name: string): Spot {
  const [kind = ''] = name.split(' ', 1);
  return { kind: kind as SpotKind, id: name.slice(kind.length + 1) };
}
