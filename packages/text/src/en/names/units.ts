export const units = {
  // Regular Units
  peasants: 'Peasants',
  foresters: 'Foresters',
  herbalists: 'Herbalists',
  'utem-crossbowmen': 'Utem Crossbowmen',
  'utem-guardsmen': 'Utem Guardsmen',
  'utem-swordsmen': 'Utem Swordsmen',
  'guardian-golems': 'Guardian Golems',
  illusionists: 'Illusionists',
  'red-cape-monks': 'Red Cape Monks',
  'northern-monks': 'Northern Monks',
  'savage-monks': 'Savage Monks',
  // Elite Units
  'fire-mages': 'Fire Mages',
  'ice-mages': 'Ice Mages',
  'fire-golems': 'Fire Golems',
  'ice-golems': 'Ice Golems',
  'amotep-gunners': 'Amotep Gunners',
  'amotep-freezers': 'Amotep Freezers',
  catapults: 'Catapults',
  'altem-mages': 'Altem Mages',
  'altem-guardians': 'Altem Guardians',
};
