import { createContext, useContext } from 'react';
import type { Language } from './languages.ts';

export { LANGUAGES, type Language } from './languages.ts';

/*
 * The words of the app itself: labels, headings, hints. They lie beside the part of the screen that says them, three
 * languages side by side, so that a part is one folder. Everything about the game is said by @deedbook/text.
 */

/** The words of one part of the screen: the other languages have the shape of English. */
export type Words<T> = Readonly<Record<Language, T>>;

export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);

/** The words of a part of the screen in the language that is spoken now. */
export const useWords = <T>(words: Words<T>): T => words[useLanguage()];

/** `one` or `other` things, as the plural rules of the language have it. */
export function plural(language: Language, n: number, one: string, other: string): string {
  RULES[language] ??= new Intl.PluralRules(language);
  return RULES[language].select(n) === 'one' ? one : other;
}

const RULES: Partial<Record<Language, Intl.PluralRules>> = {};
