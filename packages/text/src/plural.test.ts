import { expect, it } from 'vitest';
import { pluralIn } from './plural.ts';

it('counts like each language: zero is singular in Brazil, plural in Italy', () => {
  expect(pluralIn('pt-BR')(0, 'carta', 'cartas')).toBe('carta');
  expect(pluralIn('it')(0, 'carta', 'carte')).toBe('carte');
  expect(pluralIn('en')(1, 'card', 'cards')).toBe('card');
});

it('supports more forms for languages that have them', () => {
  const cards = (n: number) => pluralIn('pl')(n, 'karta', 'karty', { few: 'karty', many: 'kart' });
  expect([1, 2, 5].map(cards)).toEqual(['karta', 'karty', 'kart']);
});
