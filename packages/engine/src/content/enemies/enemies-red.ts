import { ENEMIES } from '../../rules/catalogue.ts';
import { enemiesOf } from './enemy-notation.ts';

const draconum = enemiesOf('red');

ENEMIES.add({
  'swamp-dragon': draconum(2, 'armor 9, attack 5, fame 7, swift, poison'),
  'fire-dragon': draconum(2, 'armor 7, attack 9 fire, fame 8, resists fire physical'),
  'ice-dragon': draconum(2, 'armor 7, attack 6 ice, fame 8, paralyze, resists ice physical'),
  'high-dragon': draconum(2, 'armor 9, attack 6 cold-fire, fame 9, brutal, resists fire ice'),
});
