import { ENEMIES } from '../../rules/catalogue.ts';
import { enemiesOf } from './enemy-notation.ts';

const garrison = enemiesOf('grey');

ENEMIES.add({
  crossbowmen: garrison(3, 'armor 4, attack 4, fame 3, swift'),
  guardsmen: garrison(3, 'armor 7, attack 3, fame 3, fortified'),
  swordsmen: garrison(2, 'armor 5, attack 6, fame 4'),
  golems: garrison(2, 'armor 5, attack 2, fame 4, resists physical'),
});
