import { reputation, takeWound } from '../effects/cards.ts';
import { both, choose } from '../effects/combine.ts';
import { attack, influence, ranged } from '../effects/gain.ts';
import { gainCrystal } from '../effects/mana.ts';
import { CARDS } from '../rules/catalogue.ts';
import { advanced } from './card-notation.ts';

CARDS.add({
  'fire-bolt': advanced(
    'red',
    ['Fire Bolt', 'Raio de Fogo', 'Dardo di Fuoco'],
    ['special', 'combat'],
    gainCrystal('red'),
    ranged(3, 'fire'),
  ),
  'blood-rage': advanced(
    'red',
    ['Blood Rage', 'Fúria Sangrenta', 'Furia Sanguinaria'],
    ['combat'],
    choose(attack(2), both(attack(5), takeWound())),
    choose(attack(4), both(attack(9), takeWound())),
  ),
  intimidate: advanced(
    'red',
    ['Intimidate', 'Intimidar', 'Intimidire'],
    ['influence', 'combat'],
    both(choose(influence(4), attack(3)), reputation(-1)),
    both(choose(influence(8), attack(7)), reputation(-2)),
  ),
  'blood-ritual': advanced('red', ['Blood Ritual', 'Ritual de Sangue', 'Rituale di Sangue'], ['special']),
  'into-the-heat': advanced('red', ['Into the Heat', 'No Calor da Batalha', 'Nel Vivo della Battaglia'], ['combat']),
  decompose: advanced('red', ['Decompose', 'Decompor', 'Decomporre'], ['special']),
  'maximal-effect': advanced('red', ['Maximal Effect', 'Efeito Máximo', 'Effetto Massimo'], ['special']),
});
