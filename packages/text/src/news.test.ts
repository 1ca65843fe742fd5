import { DUMMY, HIDDEN, hex, type News } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { leftovers } from './testing/leftovers.ts';
import { createText } from './text.ts';

const seat = 0;
const [here, there] = [hex(2, -1), hex(3, -1)];

/** At least one of each kind of news: one that is missing does not compile. */
const EACH: { readonly [N in News['news']]: readonly Omit<Extract<News, { news: N }>, 'news'>[] } = {
  'round-began': [{ round: 2, time: 'night' }],
  'source-rolled': [{ dice: ['red', 'red', 'gold'] }],
  'tactic-taken': [
    { seat, tactic: 'planning' },
    { seat: DUMMY, tactic: 'planning' },
  ],
  'tactic-used': [{ seat, tactic: 'long-night' }],
  'turn-began': [{ seat }],
  'turn-ended': [{ seat }],
  'turn-forfeited': [{ seat }],
  'end-of-round-announced': [{ seat: DUMMY }],
  'round-ended': [{ round: 1 }],
  'end-in-sight': [{ scenario: 'first-reconnaissance' }],
  'game-over': [{}],
  'placed-on-portal': [{ seat }],
  'left-the-map': [{ seat }],
  'card-played': [
    { seat, card: 'march', as: 'basic' },
    { seat, card: 'march', as: 'powered' },
    { seat, card: 'march', as: 'sideways' },
  ],
  'mana-paid': [
    { seat, color: 'gold', from: 'token', as: 'red' },
    { seat, color: 'red', from: 'tactic', as: 'red' },
  ],
  'points-gained': [{ seat, points: 'heal', n: 1 }],
  'mana-gained': [
    { seat, color: 'red', n: 1 },
    { seat, color: 'red', n: 2 },
  ],
  'crystal-gained': [{ seat, color: 'red' }],
  'crystal-broken': [{ seat, color: 'red' }],
  'crystal-lost': [{ seat, color: 'red' }],
  'die-taken': [{ seat, color: 'red' }],
  'die-set': [{ seat, from: 'gold', to: 'black' }],
  'dice-rerolled': [{ seat, from: ['red', 'gold'], to: ['blue', 'blue'] }],
  'cards-drawn': [
    { seat, cards: ['march', 'march', 'rage'] },
    { seat, cards: [HIDDEN, HIDDEN] },
    { seat, cards: [] },
  ],
  'cards-discarded': [
    { seat, cards: ['wound'] },
    { seat, cards: [] },
  ],
  'cards-shuffled-in': [
    { seat, n: 3 },
    { seat, n: 0 },
  ],
  'card-found': [{ seat, card: HIDDEN }],
  'card-gained': [{ seat, card: 'fire-bolt' }],
  'card-set-aside': [{ seat }],
  'wounds-taken': [{ seat, n: 2 }],
  'wound-thrown-away': [
    { seat, by: 'glade' },
    { seat, by: 'healing' },
  ],
  walked: [{ seat, path: [here, there], cost: 5 }],
  explored: [
    { seat, tile: 'countryside-3', a: 1, b: 1 },
    { seat: null, tile: 'countryside-1', a: 0, b: 1 },
  ],
  'token-placed': [
    { hex: here, color: 'green', name: 'prowlers' },
    { hex: here, color: 'grey', name: HIDDEN },
  ],
  'token-turned-up': [{ hex: here, color: 'yellow', name: 'altar-red' }],
  'fight-begins': [
    { seat, hex: here, enemies: ['prowlers'], why: 'provoked' },
    { seat, hex: here, enemies: ['guardsmen', 'diggers'], why: 'assault' },
    { seat, hex: here, enemies: [], why: 'assault' },
  ],
  withdrew: [
    { seat, hex: here, wounds: 0 },
    { seat, hex: here, wounds: 2 },
  ],
  rested: [
    { seat, cards: ['march'], kind: 'standard' },
    { seat, cards: ['wound'], kind: 'slow-recovery' },
  ],
  'fame-gained': [{ seat, n: 1 }],
  'reputation-changed': [{ seat, n: -1 }],
  'level-reached': [{ seat, level: 2 }],
  'skill-gained': [{ seat, skill: 'tovak-motivation' }],
  'skills-shown': [{ seat: DUMMY, skills: ['tovak-motivation'] }],
  'offer-changed': [
    { offer: 'units', cards: ['peasants'] },
    { offer: 'advanced-actions', cards: ['fire-bolt'] },
    { offer: 'spells', cards: [] },
    { offer: 'monastery', cards: ['ice-bolt', 'agility'] },
  ],
  'dummy-turned': [{ cards: ['march', 'rage', 'rage'] }],
  'dummy-gained': [
    { card: 'fire-bolt', crystal: 'red' },
    { card: 'fire-bolt', crystal: null },
    { card: null, crystal: 'red' },
    { card: null, crystal: null },
  ],
};

const all = Object.entries(EACH).flatMap(([news, list]) => list.map(one => ({ news, ...one }) as News));

describe.each(LANGUAGES)('in %s', language => {
  const text = createText(language);

  it.each(all)('$news is told', news => {
    for (const line of [text.news(news), text.news(news, () => 'Tovak')]) {
      expect(leftovers([line])).toEqual([]);
      expect(line).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('what was revealed is told, and that another player decided where nothing was', () => {
    expect(leftovers([text.reveal(all), text.reveal([])])).toEqual([]);
  });
});

const lines = (news: News): string[] => LANGUAGES.map(language => createText(language).news(news, () => 'Norowas'));

it('cards drawn are counted, and those of others are not named', () => {
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

it('zero is one in Portuguese and many in Italian', () => {
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

it('a reveal tells an offer once, as it lies now, and leaves out what everybody knew', () => {
  const news: News[] = [
    { news: 'card-played', seat, card: 'march', as: 'basic' },
    { news: 'offer-changed', offer: 'spells', cards: ['fireball'] },
    { news: 'offer-changed', offer: 'spells', cards: ['fireball', 'chill'] },
    { news: 'token-placed', hex: here, color: 'grey', name: HIDDEN },
  ];
  expect(createText('en').reveal(news)).toBe('Spell offer: Fireball and Chill.');
  expect(createText('en').reveal([])).toBe('Another player has decided since.');
});
