import { takeWound } from '../effects/cards.ts';
import { both } from '../effects/combine.ts';
import { ranged, siege } from '../effects/gain.ts';
import { CARDS } from '../rules/catalogue.ts';
import { competitiveSpell, spell } from './card-notation.ts';

CARDS.add({
  snowstorm: spell(
    'blue',
    ['Snowstorm', 'Tempestade de Neve', 'Tempesta di Neve'],
    ['Blizzard', 'Nevasca', 'Bufera'],
    ['combat'],
    ranged(5, 'ice'),
    both(siege(8, 'ice'), takeWound()),
  ),
  'mana-bolt': spell(
    'blue',
    ['Mana Bolt', 'Raio de Mana', 'Dardo di Mana'],
    ['Mana Thunderbolt', 'Relâmpago de Mana', 'Fulmine di Mana'],
    ['combat'],
  ),
  chill: spell(
    'blue',
    ['Chill', 'Calafrio', 'Brivido'],
    ['Lethal Chill', 'Calafrio Letal', 'Brivido Letale'],
    ['combat'],
  ),
  'space-bending': spell(
    'blue',
    ['Space Bending', 'Distorção do Espaço', 'Distorsione dello Spazio'],
    ['Time Bending', 'Distorção do Tempo', 'Distorsione del Tempo'],
    ['movement', 'special'],
  ),
  'mana-claim': competitiveSpell(
    'blue',
    ['Mana Claim', 'Reivindicação de Mana', 'Rivendicazione del Mana'],
    ['Mana Curse', 'Maldição de Mana', 'Maledizione del Mana'],
    ['special'],
  ),
});
