import type { Catalogue, Translation } from '../../shape.ts';

export const tactics: Translation<Catalogue['names']['tactic']> = {
  // Day
  'early-bird': 'Di Buon Mattino',
  rethink: 'Ripensamento',
  'mana-steal': 'Furto di Mana',
  planning: 'Pianificazione',
  'great-start': 'Grande Inizio',
  'the-right-moment': 'Il Momento Giusto',
  // Night
  'from-the-dusk': 'Dal Crepuscolo',
  'long-night': 'Lunga Notte',
  'mana-search': 'Ricerca di Mana',
  'midnight-meditation': 'Meditazione di Mezzanotte',
  preparation: 'Preparazione',
  'sparing-power': 'Potere Risparmiato',
};
