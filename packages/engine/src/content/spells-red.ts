import { takeWound } from '../effects/cards.ts';
import { both } from '../effects/combine.ts';
import { ranged, siege } from '../effects/gain.ts';
import { CARDS } from '../rules/catalogue.ts';
import { competitiveSpell, spell } from './card-notation.ts';

CARDS.add({
  fireball: spell(
    'red',
    ['Fireball', 'Bola de Fogo', 'Palla di Fuoco'],
    ['Firestorm', 'Tempestade de Fogo', 'Tempesta di Fuoco'],
    ['combat'],
    ranged(5, 'fire'),
    both(siege(8, 'fire'), takeWound()),
  ),
  'flame-wall': spell(
    'red',
    ['Flame Wall', 'Muralha de Chamas', 'Muro di Fiamme'],
    ['Flame Wave', 'Onda de Chamas', 'Onda di Fiamme'],
    ['combat'],
  ),
  'burning-shield': spell(
    'red',
    ['Burning Shield', 'Escudo Flamejante', 'Scudo Ardente'],
    ['Exploding Shield', 'Escudo Explosivo', 'Scudo Esplosivo'],
    ['combat'],
  ),
  demolish: spell(
    'red',
    ['Demolish', 'Demolir', 'Demolire'],
    ['Disintegrate', 'Desintegrar', 'Disintegrare'],
    ['combat'],
  ),
  'mana-meltdown': competitiveSpell(
    'red',
    ['Mana Meltdown', 'Derretimento de Mana', 'Fusione del Mana'],
    ['Mana Radiance', 'Radiância de Mana', 'Radiosità del Mana'],
    ['special'],
  ),
});
