import { ENEMIES } from '../../rules/catalogue.ts';
import { enemiesOf } from './enemy-notation.ts';

const mages = enemiesOf('violet');

ENEMIES.add({
  monks: mages(2, 'armor 5, attack 5, fame 4, poison'),
  illusionists: mages(2, 'armor 3, summons brown, fame 4, resists physical'),
  'ice-mages': mages(2, 'armor 6, attack 5 ice, fame 5, resists ice'),
  'ice-golems': mages(1, 'armor 4, attack 2 ice, fame 5, paralyze, resists ice physical'),
  'fire-mages': mages(2, 'armor 5, attack 6 fire, fame 5, resists fire'),
  'fire-golems': mages(1, 'armor 4, attack 3 fire, fame 5, brutal, resists fire physical'),
});
