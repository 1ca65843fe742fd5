import { ENEMIES } from '../../rules/catalogue.ts';
import { enemiesOf } from './enemy-notation.ts';

const orcs = enemiesOf('green');

ENEMIES.add({
  prowlers: orcs(2, 'armor 3, attack 4, fame 2'),
  diggers: orcs(2, 'armor 3, attack 3, fame 2, fortified'),
  'cursed-hags': orcs(2, 'armor 5, attack 3, fame 3, poison'),
  'wolf-riders': orcs(2, 'armor 4, attack 3, fame 3, swift'),
  ironclads: orcs(2, 'armor 3, attack 4, fame 4, brutal, resists physical'),
  'orc-summoners': orcs(2, 'armor 4, summons brown, fame 4'),
});
