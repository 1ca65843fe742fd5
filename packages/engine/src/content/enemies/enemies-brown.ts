import { ENEMIES } from '../../rules/catalogue.ts';
import { enemiesOf } from './enemy-notation.ts';

const monster = enemiesOf('brown');

ENEMIES.add({
  minotaur: monster(2, 'armor 5, attack 5, fame 4, brutal'),
  gargoyle: monster(2, 'armor 4, attack 5, fame 4, resists physical'),
  medusa: monster(2, 'armor 4, attack 6, fame 5, paralyze'),
  'crypt-worm': monster(2, 'armor 6, attack 6, fame 5, fortified'),
  werewolf: monster(2, 'armor 5, attack 7, fame 5, swift'),
});
