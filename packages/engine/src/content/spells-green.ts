import { CARDS } from '../rules/catalogue.ts';
import { competitiveSpell, spell } from './card-notation.ts';

CARDS.add({
  tremor: spell('green', ['Tremor', 'Tremor', 'Scossa'], ['Earthquake', 'Terremoto', 'Terremoto'], ['combat']),
  'underground-travel': spell(
    'green',
    ['Underground Travel', 'Viagem Subterrânea', 'Viaggio Sotterraneo'],
    ['Underground Attack', 'Ataque Subterrâneo', 'Attacco Sotterraneo'],
    ['movement'],
  ),
  restoration: spell(
    'green',
    ['Restoration', 'Restauração', 'Ristoro'],
    ['Rebirth', 'Renascimento', 'Rinascita'],
    ['healing'],
  ),
  meditation: spell('green', ['Meditation', 'Meditação', 'Meditazione'], ['Trance', 'Transe', 'Trance'], ['special']),
  'energy-flow': competitiveSpell(
    'green',
    ['Energy Flow', 'Fluxo de Energia', 'Flusso di Energia'],
    ['Energy Steal', 'Roubo de Energia', 'Furto di Energia'],
    ['healing'],
  ),
});
