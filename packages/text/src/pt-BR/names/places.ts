import type { Catalogue, Translation } from '../../shape.ts';

export const terrains: Translation<Catalogue['names']['terrain']> = {
  plains: 'Planície',
  hills: 'Colinas',
  forest: 'Floresta',
  wasteland: 'Terra devastada',
  desert: 'Deserto',
  swamp: 'Pântano',
  lake: 'Lago',
  mountain: 'Montanha',
  sea: 'Mar',
};

export const sites: Translation<Catalogue['names']['site']> = {
  portal: 'Portal mágico',
  village: 'Vilarejo',
  monastery: 'Mosteiro',
  keep: 'Forte',
  'mage-tower': 'Torre de mago',
  city: 'Cidade',
  dungeon: 'Calabouço',
  tomb: 'Sepulcro',
  'monster-den': 'Covil de monstros',
  'spawning-grounds': 'Nascedouro',
  'ancient-ruins': 'Ruínas',
  'crystal-mine': 'Mina de cristal',
  'magical-glade': 'Clareira mágica',
};

export const cities: Translation<Catalogue['names']['city']> = {
  'white-city': 'Cidade branca',
  'blue-city': 'Cidade azul',
  'green-city': 'Cidade verde',
  'red-city': 'Cidade vermelha',
};

/** Tiles by kind, with a number or letter. */
export const tiles: Translation<Catalogue['names']['tile']> = {
  starting: 'Peça inicial {{n}}',
  countryside: 'Peça de campo {{n}}',
  core: 'Peça central {{n}}',
  scene: 'Planície de uma cena',
};

export const mapShapes: Translation<Catalogue['names']['map-shape']> = {
  wedge: 'Cunha',
  'wedge-unlimited': 'Cunha sem limites',
  'open-5': 'Mapa totalmente aberto',
  'open-4': 'Mapa aberto de 4 colunas',
  'open-3': 'Mapa aberto de 3 colunas',
  'conquer-and-hold': 'Mapa de Conquistar e Manter',
};
