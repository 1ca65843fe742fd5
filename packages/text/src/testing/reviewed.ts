import type { Language } from '../languages.ts';

/** The languages whose exact words tests know; a further one is only checked for being complete. */
export const REVIEWED = ['en', 'pt-BR', 'it'] as const satisfies readonly Language[];

export type Reviewed = (typeof REVIEWED)[number];
