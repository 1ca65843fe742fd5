import { tableOfCards } from './cards.ts';
import { CATALOGUES } from './catalogues.ts';
import type { Language } from './languages.ts';
import * as telling from './telling.ts';
import { TextInLines } from './text-in-lines.ts';
import { type Spaces, Voice } from './voice.ts';

/* The entry point for programs that have every language at hand: a browser loads the one that is spoken. */

export { TERMINAL_HELP, TERMINAL_WORDS, type TerminalHelp, type TerminalWords } from './terminal.ts';
export type { TextInLines } from './text-in-lines.ts';

/** A voice of a language, for programs that have every language at hand. */
export const voiceOf = (language: Language, spaces: Spaces = 'numbered'): Voice =>
  new Voice(language, CATALOGUES[language], spaces);

/** Speaks a language. */
export const createText = (language: Language, spaces: Spaces = 'numbered'): TextInLines =>
  new TextInLines(voiceOf(language, spaces), telling);

/** Every card and Tactic in a language, as a table to be read over. */
export const allCardTexts = (language: Language): string => tableOfCards(voiceOf(language));
