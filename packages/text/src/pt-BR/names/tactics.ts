import type { Catalogue, Translation } from '../../shape.ts';

export const tactics: Translation<Catalogue['names']['tactic']> = {
  // Day
  'early-bird': 'Madrugador',
  rethink: 'Repensar',
  'mana-steal': 'Roubo de Mana',
  planning: 'Planejamento',
  'great-start': 'Grande Início',
  'the-right-moment': 'O Momento Certo',
  // Night
  'from-the-dusk': 'Do Crepúsculo',
  'long-night': 'Longa Noite',
  'mana-search': 'Busca por Mana',
  'midnight-meditation': 'Meditação da Meia-noite',
  preparation: 'Preparação',
  'sparing-power': 'Poder Poupado',
};
