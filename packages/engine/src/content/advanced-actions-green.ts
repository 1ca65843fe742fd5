import { CARDS } from '../rules/catalogue.ts';
import { advanced } from './card-notation.ts';

CARDS.add({
  'crushing-bolt': advanced('green', ['Crushing Bolt', 'Raio Esmagador', 'Dardo Devastante'], ['special', 'combat']),
  // The 2011 card has the movement symbol only.
  'refreshing-walk': advanced(
    'green',
    ['Refreshing Walk', 'Caminhada Revigorante', 'Passeggiata Rinvigorente'],
    ['movement', 'healing'],
  ),
  'path-finding': advanced('green', ['Path Finding', 'Busca de Trilhas', 'Ricerca del Sentiero'], ['movement']),
  regeneration: advanced('green', ['Regeneration', 'Regeneração', 'Rigenerazione'], ['healing']),
  'in-need': advanced('green', ['In Need', 'Na Necessidade', 'Nel Bisogno'], ['influence']),
  ambush: advanced('green', ['Ambush', 'Emboscada', 'Imboscata'], ['movement']),
  training: advanced('green', ['Training', 'Treinamento', 'Addestramento'], ['special']),
});
