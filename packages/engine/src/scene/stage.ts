import { CARDS, type Catalogue, ENEMIES, UNITS } from '../rules/catalogue.ts';
import { without } from '../rules/query.ts';
import { SCENARIOS, type Scenario } from '../rules/scenarios/scenarios.ts';
import { COLORS, type Color } from '../state/mana.ts';
import type { TokenColor } from '../state/map.ts';
import type { Name } from '../state/names.ts';
import { DUMMY, type State } from '../state/state.ts';
import type { Colored, Pieces, Scene, Who } from './description.ts';
import type { Path, Problems } from './problems.ts';

/** Stands for the rest of a pile. */
const REST = '...';

/** The names in a list entry: `wound x3` is three Wounds. */
export function copiesIn(entry: string): Name[] {
  const [, name = entry, times = '1'] = /^(\S+) x(\d{1,2})$/.exec(entry) ?? [];
  return Array<Name>(Number(times)).fill(name);
}

const withArticle = (kind: string): string => `${/^[aeio]/.test(kind) ? 'an' : 'a'} ${kind}`;

type Deck = 'advancedDeck' | 'spellDeck' | 'artifactDeck' | 'regularDeck' | 'eliteDeck';

const DECK_OF_KIND: Readonly<Record<string, Deck>> = {
  'advanced-action': 'advancedDeck',
  spell: 'spellDeck',
  artifact: 'artifactDeck',
};

/** A scene being built: the description, the position so far, and the problems. */
export class Stage {
  readonly scene: Scene;
  readonly s: State;
  readonly problems: Problems;
  /** Units that resisted damage in the combat. */
  readonly resisted: number[] = [];

  constructor(scene: Scene, state: State, problems: Problems) {
    this.scene = scene;
    this.s = state;
    this.problems = problems;
  }

  get scenario(): Scenario {
    return SCENARIOS.get(this.s.options.scenario);
  }

  /** The names of a list, each checked; `x3` is expanded. */
  names(path: Path, list: Pieces, ...tables: readonly Catalogue<unknown>[]): Name[] {
    return list.flatMap((entry, i) => {
      const names = copiesIn(entry);
      return this.problems.isNamed([...path, i], names[0] ?? entry, ...tables) ? names : [];
    });
  }

  /** The names of a pile, next one first, and whether the rest follows. */
  pile(path: Path, list: Pieces, ...tables: readonly Catalogue<unknown>[]): { names: Name[]; open: boolean } {
    const open = list.at(-1) === REST;
    return { names: this.names(path, open ? list.slice(0, -1) : list, ...tables), open };
  }

  /** Splits an entry into a name from a table and modifiers, which must be among those allowed. */
  words<W extends string>(
    path: Path,
    entry: string,
    table: Catalogue<unknown>,
    allowed: readonly W[],
  ): { name: Name; words: W[] } | null {
    const [name = '', ...words] = entry.split(' ');
    if (!this.problems.isNamed(path, name, table)) return null;
    const strange = words.find(word => !allowed.some(known => known === word));
    if (strange !== undefined) {
      this.problems.add(
        path,
        `'${strange}' says nothing about ${withArticle(table.kind)}; known: ${allowed.join(', ')}`,
      );
      return null;
    }
    return { name, words: words as W[] };
  }

  /** A seat by the name of its hero, its number, or `dummy`. */
  seat(path: Path, who: Who): number | null {
    const { players, dummy } = this.s;
    const seat = typeof who === 'number' ? who : players.findIndex(player => player.hero === who);
    if (who === 'dummy' && dummy) return DUMMY;
    if (players[seat] !== undefined) return seat;
    const known = [...players.map(player => player.hero), ...(dummy ? ['dummy'] : [])];
    this.problems.add(path, `nobody here is '${who}'; there is: ${known.join(', ')}`);
    return null;
  }

  /** Takes a card out of its deck. If it is not there, the scene simply has one more. */
  takeCard(card: Name): void {
    const deck = DECK_OF_KIND[CARDS.get(card).kind];
    if (deck) this.s[deck] = without(this.s[deck], card);
  }

  takeUnit(unit: Name): void {
    const deck = `${UNITS.get(unit).kind}Deck` as const;
    this.s[deck] = without(this.s[deck], unit);
  }

  takeToken(token: Name): void {
    const color = tokenColor(token);
    const { draw, discard } = this.s.piles[color];
    this.s.piles = { ...this.s.piles, [color]: { draw: without(draw, token), discard } };
  }

  /** Puts a token on the discard pile of its color. */
  discardToken(token: Name): void {
    const color = tokenColor(token);
    const { draw, discard } = this.s.piles[color];
    this.s.piles = { ...this.s.piles, [color]: { draw, discard: [...discard, token] } };
  }

  /** The next card of a deck. */
  deal(deck: Deck): Name[] {
    const next = this.s[deck].at(-1);
    this.s[deck] = this.s[deck].slice(0, -1);
    return next === undefined ? [] : [next];
  }

  /** The next token of a pile. */
  drawToken(color: TokenColor): Name | null {
    const name = this.s.piles[color].draw.at(-1) ?? null;
    if (name !== null) this.takeToken(name);
    return name;
  }
}

/** The color of a token's back. */
export const tokenColor = (token: Name): TokenColor => ENEMIES.find(token)?.color ?? 'yellow';

/** Colors one by one, from either notation. */
export function colorsOf<C extends Color>(colored: Colored<C>): C[] {
  if (Array.isArray(colored)) return [...(colored as readonly C[])];
  const counts = colored as Readonly<Partial<Record<C, number>>>;
  return (COLORS as readonly Color[]).flatMap(color => Array<C>(counts[color as C] ?? 0).fill(color as C));
}
