import type { Asked, Choice, Name, Way } from '@deedbook/engine';
import { columns, flow, wrap } from './layout.ts';
import { paint, signs } from './paint.ts';
import { heading, type Scene } from './scene.ts';

/** A choice with the number under which it is offered. */
export interface Numbered {
  readonly n: number;
  readonly choice: Choice;
}

/** Where choices belong, in the order in which they are numbered. */
const PLACES = ['foes', 'hand', 'units', 'offers', 'map', 'rest'] as const;
type Place = (typeof PLACES)[number];

/** The choices by where they belong: enemies, cards in hand, Units, offers, the map, everything else. */
export type Arranged = { readonly all: readonly Choice[] } & Readonly<Record<Place, readonly Numbered[]>>;

export const NOTHING_OFFERED: Arranged = { all: [], foes: [], hand: [], units: [], offers: [], map: [], rest: [] };

const HAND_KEY = /^(play|power|sideways) /;
const FOE_KEY = /^(target|take) /;
const UNIT_KEY = /^(use|heal) /;

function placeOf({ key, at }: Choice): Place {
  switch (at?.kind) {
    case 'enemy':
      return FOE_KEY.test(key) ? 'foes' : 'rest';
    case 'card':
      return HAND_KEY.test(key) ? 'hand' : 'rest';
    case 'unit':
      return UNIT_KEY.test(key) ? 'units' : 'rest';
    case 'offer':
      return 'offers';
    case 'hex':
    case 'tile':
      return 'map';
    default:
      return 'rest';
  }
}

/** In a fight, what brings it forward comes before what may always be done. */
const FORWARD = /^(attack|block|spare|give-up|end-phase|duel|pass|stand|wound|steal|drive)\b/;

/** Numbers the choices from one place to the next; cards as they are held from left to right. */
export function arrange({ choices }: Asked, hand: readonly Name[]): Arranged {
  const by: Record<Place, Choice[]> = { foes: [], hand: [], units: [], offers: [], map: [], rest: [] };
  for (const choice of choices) by[placeOf(choice)].push(choice);
  by.hand.sort((a, b) => hand.indexOf(a.at?.id ?? '') - hand.indexOf(b.at?.id ?? ''));
  by.rest.sort((a, b) => Number(FORWARD.test(b.key)) - Number(FORWARD.test(a.key)));
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

/** Something with the number that chooses it; dim and with a dash where it cannot be chosen now. */
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

/** The choices that have no place of their own: those on the map, then the others. */
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

/** A walk that nothing comes of: the map has its number, and shows what is there. */
function isPlainWalk({ choice: { key, about } }: Numbered): boolean {
  const { provokes = [], reveals = [], assault = false } = (about ?? {}) as Partial<Way>;
  return key.startsWith('walk ') && provokes.length === 0 && reveals.length === 0 && !assault;
}

/** Where to, and for how many Move points. */
const walkOf = ({ look }: Scene, { at, about }: Choice): string => {
  const name = look.ascii ? at?.id : at?.id.replaceAll('-', '−');
  return `${name} (${((about ?? {}) as Partial<Way>).cost ?? 0})`;
};
