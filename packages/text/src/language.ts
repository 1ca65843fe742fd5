/** The languages the game speaks, in the order of the names in the catalogue of the engine. */
export const LANGUAGES = ['en', 'pt-BR', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (word: string): word is Language => LANGUAGES.some(language => language === word);
