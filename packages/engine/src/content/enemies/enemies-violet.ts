import { ENEMIES } from '../../rules/catalogue.ts';
import { enemiesOf } from './enemy-notation.ts';

const mages = enemiesOf('violet');

ENEMIES.add({
  monks: mages(2, ['Monks', 'Monges', 'Monaci'], 'armor 5, attack 5, fame 4, poison'),
  illusionists: mages(
    2,
    ['Illusionists', 'Ilusionistas', 'Illusionisti'],
    'armor 3, summons brown, fame 4, resists physical',
  ),
  'ice-mages': mages(
    2,
    ['Ice Mages', 'Magos do Gelo', 'Maghi del Ghiaccio'],
    'armor 6, attack 5 ice, fame 5, resists ice',
  ),
  'ice-golems': mages(
    1,
    ['Ice Golems', 'Golems de Gelo', 'Golem di Ghiaccio'],
    'armor 4, attack 2 ice, fame 5, paralyze, resists ice physical',
  ),
  'fire-mages': mages(
    2,
    ['Fire Mages', 'Magos do Fogo', 'Maghi del Fuoco'],
    'armor 5, attack 6 fire, fame 5, resists fire',
  ),
  'fire-golems': mages(
    1,
    ['Fire Golems', 'Golems de Fogo', 'Golem di Fuoco'],
    'armor 4, attack 3 fire, fame 5, brutal, resists fire physical',
  ),
});
