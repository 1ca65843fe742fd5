import { pluralIn } from '../plural.ts';

/** One thing or several, as this language counts. */
export const plural = pluralIn('en');
