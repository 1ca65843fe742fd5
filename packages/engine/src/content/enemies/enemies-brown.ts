import { ENEMIES } from '../../rules/catalogue.ts';
import { enemiesOf } from './enemy-notation.ts';

const monster = enemiesOf('brown');

ENEMIES.add({
  minotaur: monster(2, ['Minotaur', 'Minotauro', 'Minotauro'], 'armor 5, attack 5, fame 4, brutal'),
  gargoyle: monster(2, ['Gargoyle', 'Gárgula', 'Gargolla'], 'armor 4, attack 5, fame 4, resists physical'),
  medusa: monster(2, ['Medusa', 'Medusa', 'Medusa'], 'armor 4, attack 6, fame 5, paralyze'),
  'crypt-worm': monster(
    2,
    ['Crypt Worm', 'Verme da Cripta', 'Verme della Cripta'],
    'armor 6, attack 6, fame 5, fortified',
  ),
  werewolf: monster(2, ['Werewolf', 'Lobisomem', 'Lupo Mannaro'], 'armor 5, attack 7, fame 5, swift'),
});
