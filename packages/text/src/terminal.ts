import type { terminal } from './en/terminal.ts';
import type { help } from './en/terminal-help.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { Translation } from './shape.ts';

/** The terminal's own words. */
export type TerminalWords = Translation<typeof terminal>;

/** The help of each command. */
export type TerminalHelp = Translation<typeof help>;

const inEach = async <T>(load: (language: Language) => Promise<T>): Promise<Readonly<Record<Language, T>>> =>
  Object.fromEntries(
    await Promise.all(LANGUAGES.map(async language => [language, await load(language)] as const)),
  ) as Record<Language, T>;

export const TERMINAL_WORDS = await inEach<TerminalWords>(
  async language => (await import(`./${language}/terminal.ts`)).terminal,
);

export const TERMINAL_HELP = await inEach<TerminalHelp>(
  async language => (await import(`./${language}/terminal-help.ts`)).help,
);
