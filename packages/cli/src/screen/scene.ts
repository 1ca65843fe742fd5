import {
  type Asked,
  type Color,
  DUMMY,
  frontierOf,
  hexName,
  type Query,
  queryOver,
  type Seat,
  type SeatState,
  type TableClient,
  type TilePlace,
} from '@deedbook/engine';
import type { TerminalWords, TextInLines } from '@deedbook/text/all';
import { type Look, paint, type Style, signs } from './paint.ts';

/** Everything a screen is drawn from: the game as one seat sees it, and the words for it. */
export interface Scene extends SeatState {
  readonly client: TableClient;
  /** A query over the view, for numbers with their terms. */
  readonly query: Query;
  /** Whether the reader plays this seat, rather than watching. */
  readonly own: boolean;
  readonly text: TextInLines;
  readonly words: TerminalWords;
  readonly look: Look;
}

/** The game as a seat sees it now. */
export function sceneAt(client: TableClient, seat: Seat, shown: Pick<Scene, 'own' | 'text' | 'words' | 'look'>): Scene {
  const state = client.at(seat);
  return { ...state, client, query: queryOver(state.view, seat), ...shown };
}

/** The players' names. */
export const nameOfSeat =
  ({ view, text, words }: Pick<Scene, 'view' | 'text' | 'words'>) =>
  (seat: Seat): string =>
    seat === DUMMY ? words.dummy : text.name('hero', view.players[seat]?.hero as string);

/** Where a tile could be explored, by the rules of the map alone. */
export const explorable = ({ view }: Pick<Scene, 'view'>): TilePlace[] => frontierOf(view);

/** The numbers of choices, by the hex or tile place where they are. */
export function labelsOf(choices: readonly Asked['choices'][number][]): Map<string, string> {
  const labels = new Map<string, string>();
  choices.forEach(({ at }, i) => {
    if (at?.kind !== 'hex' && at?.kind !== 'tile') return;
    const id = at.kind === 'tile' ? `tile ${at.id}` : at.id;
    const before = labels.get(id);
    labels.set(id, before === undefined ? `${i + 1}` : `${before}/${i + 1}`);
  });
  return labels;
}

const MANA_STYLES: Readonly<Record<Color, Style>> = {
  red: 'redBright',
  blue: 'blueBright',
  green: 'greenBright',
  white: 'whiteBright',
  gold: 'yellowBright',
  black: 'gray',
};

/** The name of a mana color, in that color. */
export const manaName = ({ text, look }: Pick<Scene, 'text' | 'look'>, color: Color): string =>
  paint(look, MANA_STYLES[color], text.name('color', color));

/** A die; depleted ones are marked. */
export function dieName(scene: Scene, color: Color): string {
  const { look, view } = scene;
  const depleted = color === (view.time === 'day' ? 'black' : 'gold');
  const sign = depleted ? signs(look).gone : signs(look).die;
  return `${paint(look, MANA_STYLES[color], sign)} ${manaName(scene, color)}`;
}

/** The parts of a line with a separator between them. */
export const dotted = ({ look }: Pick<Scene, 'look'>, parts: readonly string[]): string =>
  parts.join(` ${paint(look, 'dim', signs(look).dot)} `);

export const heading = ({ look }: Pick<Scene, 'look'>, text: string): string =>
  paint(look, ['bold', 'underline'], text);

/** The name of a hex, as the text package writes it. */
export const shownHex = ({ look }: Pick<Scene, 'look'>, hex: number): string =>
  look.ascii ? hexName(hex) : hexName(hex).replaceAll('-', '−');

/** A number as a change: +1, −1. */
export const signed = ({ look }: Pick<Scene, 'look'>, n: number): string =>
  n < 0 ? `${look.ascii ? '-' : '−'}${-n}` : n > 0 ? `+${n}` : '0';

/** Influence, which a bad Reputation may make negative. */
export const influenceOf = ({ words, look }: Pick<Scene, 'words' | 'look'>, n: number): string =>
  look.ascii ? words.influence(n) : words.influence(n).replace('-', '−');
