import { both } from '../effects/combine.ts';
import { move, ranged } from '../effects/gain.ts';
import { gainCrystal } from '../effects/mana.ts';
import { cheaper } from '../effects/modifiers.ts';
import { CARDS } from '../rules/catalogue.ts';
import { advanced } from './card-notation.ts';

CARDS.add({
  'swift-bolt': advanced(
    'white',
    ['Swift Bolt', 'Raio Veloz', 'Dardo Veloce'],
    ['special', 'combat'],
    gainCrystal('white'),
    ranged(4),
  ),
  agility: advanced('white', ['Agility', 'Agilidade', 'Agilità'], ['movement', 'combat']),
  'song-of-wind': advanced(
    'white',
    ['Song of Wind', 'Canção do Vento', 'Canto del Vento'],
    ['movement'],
    both(move(2), cheaper(1, 'plains', 'desert', 'wasteland')),
    null,
  ),
  'heroic-tale': advanced('white', ['Heroic Tale', 'Conto Heroico', 'Racconto Eroico'], ['influence']),
  diplomacy: advanced('white', ['Diplomacy', 'Diplomacia', 'Diplomazia'], ['influence', 'combat']),
  'mana-storm': advanced('white', ['Mana Storm', 'Tempestade de Mana', 'Tempesta di Mana'], ['special']),
  learning: advanced('white', ['Learning', 'Aprendizado', 'Apprendimento'], ['influence', 'special']),
});
