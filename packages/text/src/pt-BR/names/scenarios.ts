import type { Catalogue, Translation } from '../../shape.ts';

export const scenarios: Translation<Catalogue['names']['scenario']> = {
  'first-reconnaissance': 'Reconhecimento Inicial',
  'full-conquest': 'Conquista Total',
  'blitz-conquest': 'Conquista Relâmpago',
  'full-cooperation': 'Cooperação Total',
  'blitz-cooperation': 'Cooperação Relâmpago',
  'solo-conquest': 'Conquista Solitária',
  'mines-liberation': 'Libertação das Minas',
  'druid-nights': 'Noites dos Druidas',
  'dungeon-lords': 'Senhores dos Calabouços',
  'conquer-and-hold': 'Conquistar e Manter',
  'one-to-return': 'Só Um Retorna',
};

export const variants: Translation<Catalogue['names']['variant']> = {
  'action-upgrades': 'Melhoria de ações',
  megapolis: 'Megalópole',
  'random-cities': 'Cidades aleatórias',
  'night-arrival': 'Chegada noturna',
  'darkness-coming': 'A escuridão se aproxima',
  'starting-draft': 'Seleção inicial',
  'no-interactive-spells': 'Sem Feitiços interativos',
  'no-interactive-skills': 'Sem Poderes interativos',
  'mana-friendly': 'Mana amigável',
  'hero-auction': 'Leilão de heróis',
  'interactive-combat': 'Combate interativo',
  'random-orientation': 'Orientação aleatória das peças',
  rampage: 'Devastação!',
  'more-rampage': 'Mais Devastação!',
};
