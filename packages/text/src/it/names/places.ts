import type { Catalogue, Translation } from '../../shape.ts';

export const terrains: Translation<Catalogue['names']['terrain']> = {
  plains: 'Pianura',
  hills: 'Colline',
  forest: 'Foresta',
  wasteland: 'Terra desolata',
  desert: 'Deserto',
  swamp: 'Palude',
  lake: 'Lago',
  mountain: 'Montagna',
  sea: 'Mare',
};

export const sites: Translation<Catalogue['names']['site']> = {
  portal: 'Portale',
  village: 'Villaggio',
  monastery: 'Monastero',
  keep: 'Castello',
  'mage-tower': 'Torre della magia',
  city: 'Città',
  dungeon: 'Sotterraneo',
  tomb: 'Tomba',
  'monster-den': 'Tana di mostri',
  'spawning-grounds': 'Terreno di riproduzione',
  'ancient-ruins': 'Rovine',
  'crystal-mine': 'Miniera di cristallo',
  'magical-glade': 'Radura magica',
};

export const cities: Translation<Catalogue['names']['city']> = {
  'white-city': 'Città bianca',
  'blue-city': 'Città blu',
  'green-city': 'Città verde',
  'red-city': 'Città rossa',
};

/** Tiles by kind, with a number or letter. */
export const tiles: Translation<Catalogue['names']['tile']> = {
  starting: 'Tessera iniziale {{n}}',
  countryside: 'Tessera campagna {{n}}',
  core: 'Tessera centrale {{n}}',
  scene: 'Pianura di una scena',
};

export const mapShapes: Translation<Catalogue['names']['map-shape']> = {
  wedge: 'Cuneo',
  'wedge-unlimited': 'Cuneo senza limiti',
  'open-5': 'Mappa completamente aperta',
  'open-4': 'Mappa aperta di 4 colonne',
  'open-3': 'Mappa aperta di 3 colonne',
  'conquer-and-hold': 'Mappa di Conquista e Difendi',
};
