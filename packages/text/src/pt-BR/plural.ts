import { pluralIn } from '../plural.ts';

/** Plural forms by the rules of this language. */
export const plural = pluralIn('pt-BR');
