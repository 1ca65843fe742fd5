import { block, ranged } from '../effects/gain.ts';
import { gainCrystal } from '../effects/mana.ts';
import { CARDS } from '../rules/catalogue.ts';
import { advanced } from './card-notation.ts';

CARDS.add({
  'ice-bolt': advanced(
    'blue',
    ['Ice Bolt', 'Raio de Gelo', 'Dardo di Ghiaccio'],
    ['special', 'combat'],
    gainCrystal('blue'),
    ranged(3, 'ice'),
  ),
  'ice-shield': advanced(
    'blue',
    ['Ice Shield', 'Escudo de Gelo', 'Scudo di Ghiaccio'],
    ['combat'],
    block(3, 'ice'),
    null,
  ),
  'frost-bridge': advanced('blue', ['Frost Bridge', 'Ponte de Gelo', 'Ponte di Gelo'], ['movement']),
  'pure-magic': advanced('blue', ['Pure Magic', 'Magia Pura', 'Magia Pura'], ['movement', 'influence', 'combat']),
  'steady-tempo': advanced('blue', ['Steady Tempo', 'Ritmo Constante', 'Ritmo Costante'], ['movement']),
  'crystal-mastery': advanced(
    'blue',
    ['Crystal Mastery', 'Maestria dos Cristais', 'Maestria dei Cristalli'],
    ['special'],
  ),
  'magic-talent': advanced('blue', ['Magic Talent', 'Talento Mágico', 'Talento Magico'], ['special']),
});
