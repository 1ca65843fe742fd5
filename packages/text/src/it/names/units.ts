import type { Catalogue, Translation } from '../../shape.ts';

export const units: Translation<Catalogue['names']['unit']> = {
  // Regular Units
  peasants: 'Contadini',
  foresters: 'Guardaboschi',
  herbalists: 'Erboristi',
  'utem-crossbowmen': 'Balestrieri di Utem',
  'utem-guardsmen': 'Guardie di Utem',
  'utem-swordsmen': 'Spadaccini di Utem',
  'guardian-golems': 'Golem Guardiani',
  illusionists: 'Illusionisti',
  'red-cape-monks': 'Monaci dal Mantello Rosso',
  'northern-monks': 'Monaci del Nord',
  'savage-monks': 'Monaci Selvaggi',
  // Elite Units
  'fire-mages': 'Maghi del Fuoco',
  'ice-mages': 'Maghi del Ghiaccio',
  'fire-golems': 'Golem di Fuoco',
  'ice-golems': 'Golem di Ghiaccio',
  'amotep-gunners': 'Artiglieri di Amotep',
  'amotep-freezers': 'Congelatori di Amotep',
  catapults: 'Catapulte',
  'altem-mages': 'Maghi di Altem',
  'altem-guardians': 'Guardiani di Altem',
};
