import type { Catalogue } from '../rules/catalogue.ts';
import { describeFault, type SetupFault } from '../rules/setup/fault.ts';
import { type Hex, hexNamed } from '../state/hex.ts';
import type { Name } from '../state/names.ts';

/** Where in the description something is wrong: the field names and list indexes that lead there. */
export type Path = readonly (string | number)[];

/** What can go wrong while a position is made on the board, where nothing is misspelled. */
export const SCENE_FLAWS = [
  'hero-twice',
  'few-heroes',
  'heroes-described',
  'off-map',
  'no-figure',
  'no-room',
  'not-fighting',
  'no-city',
  'city-level',
  'city-garrison',
  'few-cards',
  'wrong-tactic',
  'path',
  'no-carrier',
  'dummy',
] as const;
export type SceneFlaw = (typeof SCENE_FLAWS)[number];

export interface Problem {
  readonly path: Path;
  readonly message: string;
  /** What it is, for other languages than that of the message; null if only a file can have it. */
  readonly flaw: { readonly kind: SceneFlaw; readonly about: string } | null;
  /** Why the game cannot be set up, if that is the problem. */
  readonly fault: SetupFault | null;
}

/** A scene that cannot be built, with all its problems. */
export class SceneError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, message }) => `${pathName(path)}${message}`).join('\n'));
    this.name = 'SceneError';
    this.problems = problems;
  }
}

const pathName = (path: Path): string =>
  path.length === 0
    ? ''
    : `${path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i ? `.${part}` : part)).join('')}: `;

/** Collects problems while a description is read, so that all of them can be reported at once. */
export class Problems {
  readonly found: Problem[] = [];
  /** The problems that are unknown names. */
  readonly names: Problem[] = [];

  /** With a flaw, `about` is the name or number it is about. */
  add(path: Path, message: string, kind: SceneFlaw | null = null, about: string | number = ''): void {
    this.found.push({ path, message, flaw: kind && { kind, about: String(about) }, fault: null });
  }

  /** The game of the scene cannot be set up. */
  addFault(path: Path, fault: SetupFault): void {
    this.found.push({ path, message: `the game cannot be set up: ${describeFault(fault)}`, flaw: null, fault });
  }

  /** Whether a word is an entry of one of these tables; if not, reports a problem. */
  isNamed(path: Path, id: Name, ...tables: readonly Catalogue<unknown>[]): boolean {
    if (tables.some(table => table.has(id))) return true;
    const kinds = tables.map(table => table.kind).join(' or ');
    const near = nearest(
      id,
      tables.flatMap(table => table.ids()),
    );
    this.add(path, `there is no ${kinds} '${id}'${near ? `; did you mean '${near}'?` : ''}`);
    this.names.push(this.found.at(-1) as Problem);
    return false;
  }

  /** A space of the map; otherwise reports a problem. */
  hex(path: Path, place: string): Hex | null {
    const hex = hexNamed(place);
    if (hex === null) this.add(path, `'${place}' is no space: write its coordinates, such as '1,-1'`);
    return hex;
  }

  /** Throws if there were any problems. */
  settle(): void {
    if (this.found.length > 0) throw new SceneError(this.found);
  }
}

/** The known word closest to an unknown one, if any is close. */
export function nearest(word: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const other of known) {
    const far = distance(word, other);
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** The edit distance between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
