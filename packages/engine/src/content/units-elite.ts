import { UNITS } from '../rules/catalogue.ts';
import { unitsOf } from './unit-notation.ts';

const unit = unitsOf('elite');

UNITS.add({
  // One data set has armor 3; the card has 4.
  'fire-mages': unit(
    2,
    ['Fire Mages', 'Magos do Fogo', 'Maghi del Fuoco'],
    'cost 9, level 3, armor 4, resists fire, at mage-tower monastery',
  ),
  'ice-mages': unit(
    2,
    ['Ice Mages', 'Magos do Gelo', 'Maghi del Ghiaccio'],
    'cost 9, level 3, armor 4, resists ice, at mage-tower monastery',
  ),
  'fire-golems': unit(
    2,
    ['Fire Golems', 'Golems de Fogo', 'Golem di Fuoco'],
    'cost 8, level 3, armor 4, resists physical fire, at keep mage-tower',
  ),
  'ice-golems': unit(
    2,
    ['Ice Golems', 'Golems de Gelo', 'Golem di Ghiaccio'],
    'cost 8, level 3, armor 4, resists physical ice, at keep mage-tower',
  ),
  'amotep-gunners': unit(
    2,
    ['Amotep Gunners', 'Artilheiros de Amotep', 'Artiglieri di Amotep'],
    'cost 8, level 3, armor 6, at keep city',
  ),
  'amotep-freezers': unit(
    2,
    ['Amotep Freezers', 'Congeladores de Amotep', 'Congelatori di Amotep'],
    'cost 8, level 3, armor 6, at keep city',
  ),
  catapults: unit(3, ['Catapults', 'Catapultas', 'Catapulte'], 'cost 9, level 3, armor 4, at keep city'),
  // confidence: medium
  'altem-mages': unit(
    2,
    ['Altem Mages', 'Magos de Altem', 'Maghi di Altem'],
    'cost 12, level 4, armor 5, resists fire ice, at city',
  ),
  'altem-guardians': unit(
    3,
    ['Altem Guardians', 'Guardiões de Altem', 'Guardiani di Altem'],
    'cost 11, level 4, armor 7, at city',
  ),
});
