import { type Language, languageFor } from '@deedbook/text';

/** The language of the environment, if we have it. */
export const languageOf = (env: Readonly<Record<string, string | undefined>>): Language =>
  languageFor([env.LC_ALL || env.LC_MESSAGES || env.LANG || '']);
