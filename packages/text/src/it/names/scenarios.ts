import type { Catalogue, Translation } from '../../shape.ts';

export const scenarios: Translation<Catalogue['names']['scenario']> = {
  'first-reconnaissance': 'Prima Ricognizione',
  'full-conquest': 'Conquista Totale',
  'blitz-conquest': 'Conquista Lampo',
  'full-cooperation': 'Cooperazione Totale',
  'blitz-cooperation': 'Cooperazione Lampo',
  'solo-conquest': 'Conquista in Solitario',
  'mines-liberation': 'Liberazione delle Miniere',
  'druid-nights': 'Notti dei Druidi',
  'dungeon-lords': 'Signori dei Sotterranei',
  'conquer-and-hold': 'Conquista e Difendi',
  'one-to-return': 'Uno Solo Ritorna',
};

export const variants: Translation<Catalogue['names']['variant']> = {
  'action-upgrades': 'Azioni migliorate',
  megapolis: 'Megalopoli',
  'random-cities': 'Città casuali',
  'night-arrival': 'Arrivo notturno',
  'darkness-coming': 'L’oscurità si avvicina',
  'starting-draft': 'Selezione iniziale',
  'no-interactive-spells': 'Senza Incantesimi interattivi',
  'no-interactive-skills': 'Senza Abilità interattive',
  'mana-friendly': 'Mana amichevole',
  'hero-auction': 'Asta degli eroi',
  'interactive-combat': 'Combattimento interattivo',
  'random-orientation': 'Orientamento casuale delle tessere',
  rampage: 'Furia!',
  'more-rampage': 'Più Furia!',
};
