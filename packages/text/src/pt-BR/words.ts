import type { Catalogue, Translation } from '../shape.ts';

export const words: Translation<Catalogue['words']> = {
  color: { red: 'vermelho', blue: 'azul', green: 'verde', white: 'branco', gold: 'dourado', black: 'preto' },
  time: { day: 'dia', night: 'noite' },

  mana: 'mana {{color}}',
  die: 'dado {{color}}',
  crystal: 'cristal {{color}}',
  manaToken: 'marcador de mana {{color}}',
  tacticDie: 'dado {{color}} da Tática',
  standingIn: '{{mana}} como {{color}}',

  // Fichas: no feminino.
  tokenColor: {
    green: 'verde',
    grey: 'cinza',
    brown: 'marrom',
    violet: 'violeta',
    red: 'vermelha',
    white: 'branca',
    yellow: 'amarela',
  },
  token: {
    green: 'ficha verde',
    grey: 'ficha cinza',
    brown: 'ficha marrom',
    violet: 'ficha violeta',
    red: 'ficha vermelha',
    white: 'ficha branca',
    yellow: 'ficha amarela',
  },

  hidden: {
    card: 'uma carta',
    unit: 'uma Unidade',
    skill: 'um Poder',
    token: 'uma ficha virada para baixo',
    tile: 'uma peça virada para baixo',
    countryside: 'uma peça de campo',
    core: 'uma peça central',
    other: 'algo oculto',
  },

  kind: {
    'basic-action': 'Ação Básica',
    'advanced-action': 'Ação Avançada',
    spell: 'Feitiço',
    artifact: 'Artefato',
    wound: 'Ferimento',
  },
  type: {
    movement: 'movimento',
    influence: 'influência',
    combat: 'combate',
    special: 'especial',
    healing: 'cura',
  },

  several: '{{name}} ×{{n}}',
  player: 'Jogador {{n}}',
  dummy: 'O jogador fictício',
  movePoints_one: '{{count}} ponto de Movimento',
  movePoints_many: '{{count}} de pontos de Movimento',
  movePoints_other: '{{count}} pontos de Movimento',

  direction: {
    north: 'norte',
    'east-north-east': 'leste-nordeste',
    'east-south-east': 'leste-sudeste',
    south: 'sul',
    'west-south-west': 'oeste-sudoeste',
    'west-north-west': 'oeste-noroeste',
  },

  way: {
    walk: 'andando até lá em paz',
    provoke: 'provocando os inimigos ao lado',
    assault: 'invadindo o local',
  },

  term: {
    level: 'nível',
    rule: 'base',
  },
  limit: {
    least: '{{term}} (não abaixo de {{n}})',
    most: '{{term}} (não acima de {{n}})',
  },
};
