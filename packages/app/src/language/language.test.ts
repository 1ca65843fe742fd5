import { describe, expect, it } from 'vitest';
import { plural } from './language.ts';
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

it('counts as each language does: nothing is one thing in Brazil, several in Italy', () => {
  expect(plural('pt-BR', 0, 'carta', 'cartas')).toBe('carta');
  expect(plural('it', 0, 'carta', 'carte')).toBe('carte');
  expect(plural('en', 1, 'card', 'cards')).toBe('card');
});
