import { tableOfCards } from './cards.ts';
import { CATALOGUES } from './catalogues.ts';
import type { Language } from './languages.ts';
import * as telling from './telling.ts';
import { TextInLines } from './text-in-lines.ts';
import { type Spaces, Voice } from './voice.ts';

/* The entry point for programs that load every language. A browser loads only the one it needs. */

export { TERMINAL_HELP, TERMINAL_WORDS, type TerminalHelp, type TerminalWords } from './terminal.ts';
export type { TextInLines } from './text-in-lines.ts';

/** A voice for a language. */
export const voiceOf = (language: Language, spaces: Spaces = 'numbered'): Voice =>
  new Voice(language, CATALOGUES[language], spaces);

/** The text of a language. */
export const createText = (language: Language, spaces: Spaces = 'numbered'): TextInLines =>
  new TextInLines(voiceOf(language, spaces), telling);

/** Every card and Tactic in a language, as a table for proofreading. */
export const allCardTexts = (language: Language): string => tableOfCards(voiceOf(language));
