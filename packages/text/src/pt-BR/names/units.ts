import type { Catalogue, Translation } from '../../shape.ts';

export const units: Translation<Catalogue['names']['unit']> = {
  // Regular Units
  peasants: 'Camponeses',
  foresters: 'Mateiros',
  herbalists: 'Herboristas',
  'utem-crossbowmen': 'Besteiros de Utem',
  'utem-guardsmen': 'Guardas de Utem',
  'utem-swordsmen': 'Espadachins de Utem',
  'guardian-golems': 'Golems Guardiões',
  illusionists: 'Ilusionistas',
  'red-cape-monks': 'Monges da Capa Vermelha',
  'northern-monks': 'Monges do Norte',
  'savage-monks': 'Monges Selvagens',
  // Elite Units
  'fire-mages': 'Magos do Fogo',
  'ice-mages': 'Magos do Gelo',
  'fire-golems': 'Golems de Fogo',
  'ice-golems': 'Golems de Gelo',
  'amotep-gunners': 'Artilheiros de Amotep',
  'amotep-freezers': 'Congeladores de Amotep',
  catapults: 'Catapultas',
  'altem-mages': 'Magos de Altem',
  'altem-guardians': 'Guardiões de Altem',
};
