import { ENEMIES } from '../../rules/catalogue.ts';
import { enemiesOf } from './enemy-notation.ts';

const city = enemiesOf('white');

ENEMIES.add({
  freezers: city(3, 'armor 7, attack 3 ice, fame 7, swift, paralyze, resists fire'),
  gunners: city(3, 'armor 6, attack 6 fire, fame 7, brutal, resists ice'),
  // The 2011 token has attack 6.
  'altem-guardsmen': city(2, 'armor 7, attack 5, fame 8, fortified, resists physical fire ice'),
  // The 2011 token is also fortified.
  'altem-mages': city(2, 'armor 8, attack 4 cold-fire, fame 8, brutal, poison, resists physical'),
});
