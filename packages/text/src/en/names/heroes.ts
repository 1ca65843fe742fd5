export const heroes = {
  arythea: 'Arythea',
  goldyx: 'Goldyx',
  norowas: 'Norowas',
  tovak: 'Tovak',
};
