import { ENEMIES } from '../../rules/catalogue.ts';
import { enemiesOf } from './enemy-notation.ts';

const orcs = enemiesOf('green');

ENEMIES.add({
  prowlers: orcs(2, ['Prowlers', 'Espreitadores', 'Predatori'], 'armor 3, attack 4, fame 2'),
  diggers: orcs(2, ['Diggers', 'Escavadores', 'Scavatori'], 'armor 3, attack 3, fame 2, fortified'),
  'cursed-hags': orcs(
    2,
    ['Cursed Hags', 'Bruxas Amaldiçoadas', 'Megere Maledette'],
    'armor 5, attack 3, fame 3, poison',
  ),
  'wolf-riders': orcs(2, ['Wolf Riders', 'Cavalgadores de Lobo', 'Cavalcalupi'], 'armor 4, attack 3, fame 3, swift'),
  ironclads: orcs(
    2,
    ['Ironclads', 'Orcs Encouraçados', 'Corazzati'],
    'armor 3, attack 4, fame 4, brutal, resists physical',
  ),
  'orc-summoners': orcs(2, ['Orc Summoners', 'Orcs Invocadores', 'Orchi Evocatori'], 'armor 4, summons brown, fame 4'),
});
