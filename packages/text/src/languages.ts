/** The languages of the game, each by its own name. The words of a language are in the folder named after its tag. */
export const LANGUAGE_NAMES = {
  en: 'English',
  'pt-BR': 'Português (Brasil)',
  it: 'Italiano',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

export const isLanguage = (word: string): word is Language => Object.hasOwn(LANGUAGE_NAMES, word);

/** The supported language closest to a list of tags such as `pt-PT`. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find(language => language.slice(0, 2) === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}
