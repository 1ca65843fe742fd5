import { describe, expect, it } from 'vitest';
import { languageFor } from './languages.ts';

describe('the language a browser asks for', () => {
  it.each([
    [['it-IT', 'en'], 'it'],
    [['pt-PT'], 'pt-BR'],
    [['de', 'pt'], 'pt-BR'],
    [['de', 'fr'], 'en'],
    [[], 'en'],
  ])('%o is spoken as %s', (wanted, language) => {
    expect(languageFor(wanted)).toBe(language);
  });
});
