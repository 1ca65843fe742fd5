import type { Language } from '@deedbook/text';
import { EN } from './en.ts';
import { IT } from './it.ts';
import { PT } from './pt-br.ts';

/**
 * How people put it: for each rule, words of questions it answers that it does not use itself. They are found as if the
 * rule said them.
 */
export const SAID: Readonly<Record<Language, Readonly<Partial<Record<string, string>>>>> = {
  en: EN,
  'pt-BR': PT,
  it: IT,
};
