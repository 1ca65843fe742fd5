import type { Language } from '../languages.ts';

/** The languages whose exact words are tested; any other is only checked for completeness. */
export const REVIEWED = ['en', 'pt-BR', 'it'] as const satisfies readonly Language[];

export type Reviewed = (typeof REVIEWED)[number];
