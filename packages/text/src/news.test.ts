import { HIDDEN, hex, type News } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { createText } from './all.ts';
import { LANGUAGES } from './languages.ts';
import { leftovers } from './testing/leftovers.ts';
import { ALL_NEWS } from './testing/news.ts';
import { REVIEWED } from './testing/reviewed.ts';

const seat = 0;
const here = hex(2, -1);

describe.each(LANGUAGES)('in %s', language => {
  const text = createText(language);

  it.each(ALL_NEWS)('$news has words', news => {
    for (const line of [text.news(news), text.news(news, () => 'Tovak')]) {
      expect(leftovers([line])).toEqual([]);
      expect(line).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('says what was revealed, or that another player decided', () => {
    expect(leftovers([text.reveal(ALL_NEWS), text.reveal([])])).toEqual([]);
  });
});

const lines = (news: News): string[] => REVIEWED.map(language => createText(language).news(news, () => 'Norowas'));

it('drawn cards are counted, and those of other players are not named', () => {
  expect(lines({ news: 'cards-drawn', seat, cards: ['march', 'rage', 'march'] })).toEqual([
    'Norowas draws 3 cards: March ×2 and Rage.',
    'Norowas compra 3 cartas: Marcha ×2 e Fúria.',
    'Norowas pesca 3 carte: Marcia ×2 e Furia.',
  ]);
  expect(lines({ news: 'cards-drawn', seat, cards: [HIDDEN] })).toEqual([
    'Norowas draws a card.',
    'Norowas compra 1 carta.',
    'Norowas pesca una carta.',
  ]);
});

it('zero is singular in Portuguese and plural in Italian', () => {
  expect(lines({ news: 'mana-gained', seat, color: 'red', n: 0 })).toEqual([
    'Norowas gains 0 red mana tokens.',
    'Norowas ganha 0 marcador de mana vermelho.',
    'Norowas ottiene 0 gettoni mana rosso.',
  ]);
});

it('Italian says "ed" before an e', () => {
  expect(lines({ news: 'offer-changed', offer: 'advanced-actions', cards: ['ice-bolt', 'maximal-effect'] })[2]).toBe(
    'Offerta delle Azioni Avanzate: Dardo di Ghiaccio ed Effetto Massimo.',
  );
});

it('additions to an attack name their source', () => {
  expect(lines({ news: 'value-added', seat, kind: 'ranged', element: 'fire', n: 5, card: 'fireball' })).toEqual([
    'Norowas adds Ranged Fire Attack 5 (Fireball).',
    'Norowas soma Ataque de Fogo à Distância 5 (Bola de Fogo).',
    'Norowas aggiunge Attacco di Fuoco a Distanza 5 (Palla di Fuoco).',
  ]);
});

it('a fight says where it is fought and against whom', () => {
  expect(lines({ news: 'fight-begins', seat, hex: here, enemies: ['minotaur', 'minotaur'], why: 'site' })).toEqual([
    'Norowas enters 2,−1 and fights Minotaur ×2.',
    'Norowas entra em 2,−1 e luta contra Minotauro ×2.',
    'Norowas entra in 2,−1 e combatte contro Minotauro ×2.',
  ]);
});

it('a burned monastery is not a conquered one', () => {
  expect(lines({ news: 'conquered', seat, hex: here, site: 'monastery' })[0]).toBe(
    'Norowas has burned the monastery (2,−1).',
  );
  expect(lines({ news: 'conquered', seat, hex: here, site: 'keep' })[0]).toBe(
    'Norowas puts a Shield on the keep (2,−1).',
  );
});

it('enemies drawn for a fight are a reveal, rampaging ones are not', () => {
  const fight = (why: 'site' | 'rampaging'): News[] => [
    { news: 'fight-begins', seat, hex: here, enemies: ['medusa'], why },
    { news: 'summoned', seat, summoner: 'orc-summoners', enemy: 'gargoyle' },
  ];
  const summoned = 'Summoned by Orc Summoners to attack Player 1: Gargoyle.';
  expect(createText('en').reveal(fight('site'))).toBe(`Player 1 enters 2,−1 and fights Medusa. ${summoned}`);
  expect(createText('en').reveal(fight('rampaging'))).toBe(summoned);
});

it('a reveal names an offer once, as it is now, and leaves out what everyone already knew', () => {
  const news: News[] = [
    { news: 'card-played', seat, card: 'march', as: 'basic' },
    { news: 'offer-changed', offer: 'spells', cards: ['fireball'] },
    { news: 'offer-changed', offer: 'spells', cards: ['fireball', 'chill'] },
    { news: 'token-placed', hex: here, color: 'grey', name: HIDDEN },
  ];
  expect(createText('en').reveal(news)).toBe('Spell offer: Fireball and Chill.');
  expect(createText('en').reveal([{ news: 'die-rolled', seat, color: 'black' }])).toMatch('black');
  expect(createText('en').reveal([])).toBe('Another player has made a decision since then.');
});
