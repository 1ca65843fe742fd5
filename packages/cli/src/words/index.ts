import type { Language } from '@deedbook/text';
import { en, type Words } from './en.ts';
import { it } from './it.ts';
import { ptBR } from './pt-BR.ts';

export type { Words };

const WORDS: Readonly<Record<Language, Words>> = { en, 'pt-BR': ptBR, it };

export const wordsIn = (language: Language): Words => WORDS[language];

/** The language of the environment, where it is one of ours. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase();
  if (locale.startsWith('pt')) return 'pt-BR';
  return locale.startsWith('it') ? 'it' : 'en';
}
