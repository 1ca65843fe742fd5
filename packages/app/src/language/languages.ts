import { LANGUAGES, type Language } from '@deedbook/text';

/** The language a browser asks for, as near as we speak it. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find(language => language.slice(0, 2) === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}
