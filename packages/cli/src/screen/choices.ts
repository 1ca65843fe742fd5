import type { ActName, Asked, Choice, Name } from '@deedbook/engine';
import { columns, flow, wrap } from './layout.ts';
import { paint, signs } from './paint.ts';
import { heading, type Scene } from './scene.ts';

/** A choice and its number. */
export interface Numbered {
  readonly n: number;
  readonly choice: Choice;
}

/** Where choices are shown, in numbering order. */
const PLACES = ['foes', 'hand', 'units', 'offers', 'map', 'rest'] as const;
type Place = (typeof PLACES)[number];

/** The choices by where they are shown: enemies, cards in hand, Units, offers, the map, everything else. */
export type Arranged = { readonly all: readonly Choice[] } & Readonly<Record<Place, readonly Numbered[]>>;

export const NOTHING_OFFERED: Arranged = { all: [], foes: [], hand: [], units: [], offers: [], map: [], rest: [] };

/** Only these acts on enemies, cards in hand and Units are shown there; others go elsewhere. */
const ON_FOES: readonly ActName[] = ['target', 'take-damage'];
const IN_HAND: readonly ActName[] = ['play', 'power', 'sideways'];
const ON_UNITS: readonly ActName[] = ['use', 'heal-unit'];

function placeOf({ act: { act }, at }: Choice): Place {
  switch (at?.kind) {
    case 'enemy':
      return ON_FOES.includes(act) ? 'foes' : 'rest';
    case 'card':
      return IN_HAND.includes(act) ? 'hand' : 'rest';
    case 'unit':
      return ON_UNITS.includes(act) ? 'units' : 'rest';
    case 'offer':
      return 'offers';
    case 'hex':
    case 'tile':
      return 'map';
    default:
      return 'rest';
  }
}

/** In a fight, choices that move it forward come before those that are always available. */
const FORWARD: readonly ActName[] = [
  'attack',
  'duel-attack',
  'block',
  'spare',
  'give-up',
  'end-phase',
  'duel',
  'pass',
  'stand',
  'wound-hero',
  'wound-unit',
  'steal',
  'drive',
];
const isForward = ({ act }: Choice): boolean => FORWARD.includes(act.act);

/** Numbers the choices place by place; cards in hand from left to right. */
export function arrange({ choices }: Asked, hand: readonly Name[]): Arranged {
  const by: Record<Place, Choice[]> = { foes: [], hand: [], units: [], offers: [], map: [], rest: [] };
  for (const choice of choices) by[placeOf(choice)].push(choice);
  by.hand.sort((a, b) => hand.indexOf(a.at?.id ?? '') - hand.indexOf(b.at?.id ?? ''));
  by.rest.sort((a, b) => Number(isForward(b)) - Number(isForward(a)));
  const all = PLACES.flatMap(place => by[place]);
  const numbered = (place: Place) => by[place].map(choice => ({ n: all.indexOf(choice) + 1, choice }));
  return {
    all,
    foes: numbered('foes'),
    hand: numbered('hand'),
    units: numbered('units'),
    offers: numbered('offers'),
    map: numbered('map'),
    rest: numbered('rest'),
  };
}

export const number = ({ look }: Scene, n: number): string => paint(look, ['bold', 'cyanBright'], `${n})`);

/** A line with the number that chooses it; dim and with a dash if it cannot be chosen now. */
export function numberedLines(
  scene: Scene,
  found: Numbered | undefined,
  shown: string,
  width = Number.POSITIVE_INFINITY,
): string[] {
  const { look } = scene;
  const label = found ? `${found.n})` : signs(look).dash;
  const lines = wrap(`${label} ${shown}`, width, ' '.repeat(label.length + 1));
  if (!found) return lines.map(line => paint(look, 'dim', line));
  return lines.map((line, i) => (i === 0 ? number(scene, found.n) + line.slice(label.length) : line));
}

/** The choices without a place of their own: those on the map, then the others. */
export function drawChoices(scene: Scene, asked: Asked, { all, map, rest }: Arranged, isShort: boolean): string[] {
  const { text, words, look, view } = scene;
  const shown = ({ n, choice }: Numbered) => `${number(scene, n)} ${text.choice(asked, choice, view)}`;
  const lines: string[] = [];
  if (map.length > 0) {
    const plain = isShort ? map.filter(isPlainWalk) : [];
    const told = map.filter(each => !plain.includes(each));
    const brief = plain.map(({ n, choice }) => `${number(scene, n)} ${walkOf(scene, choice)}`);
    lines.push(heading(scene, words.moves), ...columns(told.map(shown), look.width));
    if (brief.length > 0) lines.push(...flow([`${words.terrain}:`, ...brief], '  ', look.width, '  '));
  }
  if (rest.length > 0) {
    if (all.length > rest.length) lines.push(heading(scene, words.other));
    lines.push(...columns(rest.map(shown), look.width));
  }
  return lines;
}

/** Whether a walk has no consequences: then the map shows its number, and that is enough. */
const isPlainWalk = ({ choice: { act } }: Numbered): boolean =>
  act.act === 'walk' && act.way.provokes.length === 0 && act.way.reveals.length === 0 && !act.way.assault;

/** The destination and the Move cost. */
const walkOf = ({ look }: Scene, { at, act }: Choice): string => {
  const name = look.ascii ? at?.id : at?.id.replaceAll('-', '−');
  return `${name} (${act.act === 'walk' ? act.way.cost : 0})`;
};
