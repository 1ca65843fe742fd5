import { stripVTControlCharacters, styleText } from 'node:util';
import type { Io } from '../io.ts';

export type Style = Parameters<typeof styleText>[0];

/** How to draw: with or without colors, with or without non-ASCII characters, and the available room. */
export interface Look {
  readonly color: boolean;
  readonly ascii: boolean;
  readonly width: number;
  /** Lines on the screen; null if the output just scrolls. */
  readonly height: number | null;
}

export function paint(look: Look, style: Style, text: string): string {
  return look.color && text !== '' ? styleText(style, text, { validateStream: false }) : text;
}

/** Terminals get colors, unless the user says otherwise (no-color.org). */
export function wantsColor(io: Io, refused: boolean): boolean {
  const { NO_COLOR = '', FORCE_COLOR = '', TERM } = io.env;
  if (refused || NO_COLOR !== '') return false;
  if (FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  return io.stdout.isTTY === true && TERM !== 'dumb';
}

/** Characters that a plain terminal may lack. */
export const signs = (look: Look) => (look.ascii ? ASCII : UNICODE);

const UNICODE = {
  dot: '·',
  line: '─',
  die: '■',
  arrow: '→',
  bullet: '•',
  prompt: '›',
  gone: '×',
  dash: '–',
  and: '│',
  full: '█',
  empty: '░',
};
const ASCII: typeof UNICODE = {
  dot: '|',
  line: '-',
  die: '#',
  arrow: '->',
  bullet: '*',
  prompt: '>',
  gone: 'x',
  dash: '-',
  and: '|',
  full: '#',
  empty: '.',
};

export const widthOf = (text: string): number => stripVTControlCharacters(text).length;

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
