import { CARDS } from '../rules/catalogue.ts';
import { advanced } from './card-notation.ts';

CARDS.add({
  'fire-bolt': advanced('red', ['Fire Bolt', 'Raio de Fogo', 'Dardo di Fuoco'], ['special', 'combat']),
  'blood-rage': advanced('red', ['Blood Rage', 'Fúria Sangrenta', 'Furia Sanguinaria'], ['combat']),
  intimidate: advanced('red', ['Intimidate', 'Intimidar', 'Intimidire'], ['influence', 'combat']),
  'blood-ritual': advanced('red', ['Blood Ritual', 'Ritual de Sangue', 'Rituale di Sangue'], ['special']),
  'into-the-heat': advanced('red', ['Into the Heat', 'No Calor da Batalha', 'Nel Vivo della Battaglia'], ['combat']),
  decompose: advanced('red', ['Decompose', 'Decompor', 'Decomporre'], ['special']),
  'maximal-effect': advanced('red', ['Maximal Effect', 'Efeito Máximo', 'Effetto Massimo'], ['special']),
});
