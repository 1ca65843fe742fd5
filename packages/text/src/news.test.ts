import { DUMMY, HIDDEN, hex, type News, PHASES } from '@deedbook/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { createText } from './speak.ts';
import { leftovers } from './testing/leftovers.ts';

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
  'turn-missed': [{ seat }],
  'dare-set': [{ seat }],
  'dare-shown': [{ seat, color: 'red' }],
  'duel-begins': [{ seat, defender: 1, hex: hex(1, 0) }],
  participates: [
    { seat, full: true },
    { seat, full: false },
  ],
  'melee-began': [{}],
  'duel-attacked': [{ seat, n: 5 }],
  'duel-passed': [{ seat }],
  'duel-blocked': [{ seat, n: 3, damage: 2 }],
  'artifact-stolen': [{ seat, from: 1, card: 'ruby-ring' }],
  'driven-off': [{ seat, hex: hex(1, 0) }],
  'duel-ended': [
    { seat, defender: 1, winner: 1 },
    { seat, defender: 1, winner: null },
  ],
  'unit-weakened': [{ seat, unit: 'peasants', n: -3 }],
  'unit-exposed': [{ seat, unit: 'peasants' }],
  'unit-held': [{ seat, unit: 'peasants' }],
  'end-of-round-announced': [{ seat: DUMMY }],
  'round-ended': [{ round: 1 }],
  'tactic-left': [{ tactic: 'rethink' }],
  'stock-shown': [{ seat, cards: ['training', 'fireball'], units: ['peasants'] }],
  'hero-picked': [{ seat, hero: 'tovak' }],
  'hero-bid': [{ seat, hero: 'tovak', n: 2 }],
  'hero-won': [{ seat, hero: 'tovak', n: 2 }],
  'upgrades-shown': [{ cards: ['training', 'ambush'] }],
  'action-upgraded': [{ seat, card: 'training' }],
  'card-drafted': [
    { seat, card: 'training' },
    { seat, card: HIDDEN },
  ],
  'drafted-card-used': [{ seat, card: HIDDEN }],
  'rampage-die': [{ hex: hex(1, 0), color: 'gold' }],
  'darkness-dice': [{ dice: ['red', 'black'] }, { dice: ['red', 'gold'] }],
  'portal-closed': [{}],
  'returner-named': [{ seat: 0 }],
  'glade-marked': [{ seat: 0, hex: hex(1, 0) }],
  'site-hidden': [{ seat: 0, hex: hex(1, 0), site: 'dungeon' }],
  eliminated: [{ seat: 0 }],
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
    { seat, color: 'red', from: 'endless', as: 'red' },
  ],
  'points-gained': [{ seat, points: 'heal', n: 1, from: 'tranquility' }],
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
  'card-gained': [
    { seat, card: 'fire-bolt' },
    { seat, card: 'fire-bolt', to: 'hand' },
    { seat, card: 'fire-bolt', to: 'discard' },
  ],
  'card-thrown-away': [{ seat, card: 'march' }],
  'card-kept': [
    { seat, card: 'steady-tempo', where: 'top' },
    { seat, card: 'steady-tempo', where: 'bottom' },
  ],
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
    { seat, hex: here, enemies: ['prowlers'], why: 'rampaging' },
    { seat, hex: here, enemies: ['guardsmen', 'diggers'], why: 'assault' },
    { seat, hex: here, enemies: ['minotaur', 'minotaur'], why: 'site' },
    { seat, hex: here, enemies: ['monks'], why: 'burning' },
    ...(['rampaging', 'assault', 'site', 'burning'] as const).map(why => ({ seat, hex: here, enemies: [], why })),
  ],
  'enemy-joined': [{ seat, enemy: 'diggers' }],
  'phase-began': PHASES.map(phase => ({ seat, phase })),
  summoned: [{ seat, summoner: 'orc-summoners', enemy: 'medusa' }],
  'value-added': [
    { seat, kind: 'siege', element: 'fire', n: 8, card: 'fireball' },
    { seat, kind: 'block', element: 'physical', n: 2, card: 'peasants' },
  ],
  'attack-blocked': [{ seat, enemy: 'wolf-riders' }],
  'enemy-held': [{ seat, enemy: 'wolf-riders' }],
  'enemy-defeated': [{ seat, enemy: 'wolf-riders' }],
  'fight-ended': [
    { seat, won: true },
    { seat, won: false },
  ],
  poisoned: [
    { seat, n: 1 },
    { seat, n: 2 },
  ],
  paralysed: [{ seat }],
  'knocked-out': [{ seat }],
  'unit-used': [{ seat, unit: 'peasants' }],
  'unit-gained': [{ seat, unit: 'peasants' }],
  'unit-disbanded': [{ seat, unit: 'peasants' }],
  'unit-damaged': [
    { seat, unit: 'peasants', wounded: true },
    { seat, unit: 'guardian-golems', wounded: false },
  ],
  'unit-destroyed': [{ seat, unit: 'peasants' }],
  'unit-healed': [{ seat, unit: 'peasants' }],
  'unit-spent': [{ seat, unit: 'peasants' }],
  'enemy-weakened': [{ seat, enemy: 'prowlers', n: -3 }],
  'enemy-exposed': [{ seat, enemy: 'prowlers' }],
  'cards-put-back': [
    { seat, cards: ['march', 'rage'], end: 'top' },
    { seat, cards: ['march'], end: 'bottom' },
  ],
  'cards-picked': [{ seat, cards: ['march', 'rage'] }],
  'hand-shown': [
    { seat, cards: ['march'] },
    { seat, cards: [] },
  ],
  'crystal-melted': [{ seat, color: 'red' }],
  'unit-readied': [{ seat, unit: 'peasants' }],
  'banner-attached': [{ seat, banner: 'banner-of-glory', unit: 'peasants' }],
  'interaction-began': [
    { seat, site: 'village', modifier: 0 },
    { seat, site: 'mage-tower', modifier: -2 },
  ],
  'healing-bought': [{ seat, cost: 3 }],
  plundered: [{ seat }],
  conquered: [
    { seat, hex: here, site: 'keep' },
    { seat, hex: here, site: 'monastery' },
  ],
  'city-revealed': [
    { hex: here, city: 'red-city', level: 4 },
    { hex: here, city: 'red-city', level: 0 },
  ],
  'city-joined': [{ hex: here, city: 'blue-city' }],
  'city-conquered': [
    { seat, hex: here, city: 'red-city', leader: 1 },
    { seat, hex: here, city: 'red-city', leader: null },
  ],
  'artifact-bought': [{ seat, cost: 12 }],
  'assault-proposed': [
    {
      seat,
      hex: here,
      shares: [
        { seat, n: 2 },
        { seat: 1, n: 1 },
      ],
    },
  ],
  'assault-declined': [{ seat: 1 }],
  'assault-failed': [{ hex: here }],
  'defenders-dealt': [{ seat, enemies: ['monks', 'freezers'] }],
  'stayed-out': [{ seat }],
  'die-rolled': [{ seat, color: 'black' }],
  'attack-cancelled': [{ seat, enemy: 'diggers' }],
  'reward-rolled': [{ seat, color: 'black' }],
  'artifacts-shown': [{ seat, cards: ['ruby-ring', 'golden-grail'] }],
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
  'skill-used': [{ seat, skill: 'tovak-motivation' }],
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

it('what is added to an attack is told with what it comes from', () => {
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
    'Norowas has burned down the monastery at 2,−1.',
  );
  expect(lines({ news: 'conquered', seat, hex: here, site: 'keep' })[0]).toBe('Norowas puts a Shield on 2,−1: keep.');
});

it('enemies drawn for a fight are a reveal, rampaging ones are not', () => {
  const fight = (why: 'site' | 'rampaging'): News[] => [
    { news: 'fight-begins', seat, hex: here, enemies: ['medusa'], why },
    { news: 'summoned', seat, summoner: 'orc-summoners', enemy: 'gargoyle' },
  ];
  const summoned = 'Orc Summoners: Gargoyle summoned to attack Player 1.';
  expect(createText('en').reveal(fight('site'))).toBe(`Player 1 enters 2,−1 and fights Medusa. ${summoned}`);
  expect(createText('en').reveal(fight('rampaging'))).toBe(summoned);
});

it('a reveal tells an offer once, as it lies now, and leaves out what everybody knew', () => {
  const news: News[] = [
    { news: 'card-played', seat, card: 'march', as: 'basic' },
    { news: 'offer-changed', offer: 'spells', cards: ['fireball'] },
    { news: 'offer-changed', offer: 'spells', cards: ['fireball', 'chill'] },
    { news: 'token-placed', hex: here, color: 'grey', name: HIDDEN },
  ];
  expect(createText('en').reveal(news)).toBe('Spell offer: Fireball and Chill.');
  expect(createText('en').reveal([{ news: 'die-rolled', seat, color: 'black' }])).toMatch('black');
  expect(createText('en').reveal([])).toBe('Another player has decided since.');
});
