import { ENEMIES } from '../../rules/catalogue.ts';
import { enemiesOf } from './enemy-notation.ts';

const garrison = enemiesOf('grey');

ENEMIES.add({
  crossbowmen: garrison(3, ['Crossbowmen', 'Besteiros', 'Balestrieri'], 'armor 4, attack 4, fame 3, swift'),
  guardsmen: garrison(3, ['Guardsmen', 'Guardas', 'Guardie'], 'armor 7, attack 3, fame 3, fortified'),
  swordsmen: garrison(2, ['Swordsmen', 'Espadachins', 'Spadaccini'], 'armor 5, attack 6, fame 4'),
  golems: garrison(2, ['Golems', 'Golems', 'Golem'], 'armor 5, attack 2, fame 4, resists physical'),
});
