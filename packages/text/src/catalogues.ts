import { english } from './en/index.ts';
import { italian } from './it/index.ts';
import { portuguese } from './pt-BR/index.ts';

/** The sentences of each language, for programs that have them all at hand. */
export const CATALOGUES = { en: english, 'pt-BR': portuguese, it: italian } as const;
