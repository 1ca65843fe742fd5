import { both } from '../effects/combine.ts';
import { heal, move, siege } from '../effects/gain.ts';
import { gainCrystal } from '../effects/mana.ts';
import { readyUnit } from '../effects/units.ts';
import { CARDS } from '../rules/catalogue.ts';
import { advanced } from './card-notation.ts';

CARDS.add({
  'crushing-bolt': advanced(
    'green',
    ['Crushing Bolt', 'Raio Esmagador', 'Dardo Devastante'],
    ['special', 'combat'],
    gainCrystal('green'),
    siege(3),
  ),
  // The 2011 card has the movement symbol only.
  'refreshing-walk': advanced(
    'green',
    ['Refreshing Walk', 'Caminhada Revigorante', 'Passeggiata Rinvigorente'],
    ['movement', 'healing'],
    both(move(2), heal(1)),
    both(move(4), heal(2)),
  ),
  'path-finding': advanced('green', ['Path Finding', 'Busca de Trilhas', 'Ricerca del Sentiero'], ['movement']),
  regeneration: advanced(
    'green',
    ['Regeneration', 'Regeneração', 'Rigenerazione'],
    ['healing'],
    both(heal(1), readyUnit(2)),
    both(heal(2), readyUnit(3)),
  ),
  'in-need': advanced('green', ['In Need', 'Na Necessidade', 'Nel Bisogno'], ['influence']),
  ambush: advanced('green', ['Ambush', 'Emboscada', 'Imboscata'], ['movement']),
  training: advanced('green', ['Training', 'Treinamento', 'Addestramento'], ['special']),
});
