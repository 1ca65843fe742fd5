import { type Language, languageFor } from '@deedbook/text';

/** The language of the environment, where it is one of ours. */
export const languageOf = (env: Readonly<Record<string, string | undefined>>): Language =>
  languageFor([env.LC_ALL || env.LC_MESSAGES || env.LANG || '']);
