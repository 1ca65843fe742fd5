/** The kinds of place on the table where a choice can be found. */
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

/** A place on the table: a card by its name, a space by its coordinates, a button by its key. */
export interface Spot {
  readonly kind: SpotKind;
  readonly id: string;
}

/** A place as a string, `hex 1,0`, which screens use as an id. */
export const spotName = ({ kind, id }: Spot): string => `${kind} ${id}`;

/** The place with this name. */
export function spotNamed(name: string): Spot {
  const [kind = ''] = name.split(' ', 1);
  return { kind: kind as SpotKind, id: name.slice(kind.length + 1) };
}
