import { UNITS } from '../rules/catalogue.ts';
import { unitsOf } from './unit-notation.ts';

const unit = unitsOf('regular');

UNITS.add({
  peasants: unit(3, ['Peasants', 'Camponeses', 'Contadini'], 'cost 4, level 1, armor 3, at village'),
  foresters: unit(2, ['Foresters', 'Mateiros', 'Guardaboschi'], 'cost 5, level 1, armor 4, at village'),
  herbalists: unit(2, ['Herbalists', 'Herboristas', 'Erboristi'], 'cost 3, level 1, armor 2, at village monastery'),
  'utem-crossbowmen': unit(
    2,
    ['Utem Crossbowmen', 'Besteiros de Utem', 'Balestrieri di Utem'],
    'cost 6, level 2, armor 4, at village keep',
  ),
  'utem-guardsmen': unit(
    2,
    ['Utem Guardsmen', 'Guardas de Utem', 'Guardie di Utem'],
    'cost 5, level 2, armor 5, at village keep',
  ),
  'utem-swordsmen': unit(
    2,
    ['Utem Swordsmen', 'Espadachins de Utem', 'Spadaccini di Utem'],
    'cost 6, level 2, armor 4, at keep',
  ),
  'guardian-golems': unit(
    2,
    ['Guardian Golems', 'Golems Guardiões', 'Golem Guardiani'],
    'cost 7, level 2, armor 3, resists physical, at keep mage-tower',
  ),
  illusionists: unit(
    2,
    ['Illusionists', 'Ilusionistas', 'Illusionisti'],
    'cost 7, level 2, armor 2, resists physical, at mage-tower monastery',
  ),
  'red-cape-monks': unit(
    1,
    ['Red Cape Monks', 'Monges da Capa Vermelha', 'Monaci dal Mantello Rosso'],
    'cost 7, level 2, armor 4, at monastery',
  ),
  'northern-monks': unit(
    1,
    ['Northern Monks', 'Monges do Norte', 'Monaci del Nord'],
    'cost 7, level 2, armor 4, at monastery',
  ),
  'savage-monks': unit(
    1,
    ['Savage Monks', 'Monges Selvagens', 'Monaci Selvaggi'],
    'cost 7, level 2, armor 4, at monastery',
  ),
});
