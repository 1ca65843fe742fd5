import type { Catalogue, Translation } from '../../shape.ts';

export const heroes: Translation<Catalogue['names']['hero']> = {
  arythea: 'Arythea',
  goldyx: 'Goldyx',
  norowas: 'Norowas',
  tovak: 'Tovak',
};
