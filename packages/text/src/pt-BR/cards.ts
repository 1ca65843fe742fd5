import type { Catalogue, Translation } from '../shape.ts';

export const effects: Translation<Catalogue['effects']> = {
  points: { move: 'Movimento {{n}}', influence: 'Influência {{n}}', heal: 'Cura {{n}}' },
  attack: {
    melee: {
      physical: 'Ataque {{n}}',
      fire: 'Ataque de Fogo {{n}}',
      ice: 'Ataque de Gelo {{n}}',
      'cold-fire': 'Ataque de Fogo Frio {{n}}',
    },
    ranged: {
      physical: 'Ataque à Distância {{n}}',
      fire: 'Ataque de Fogo à Distância {{n}}',
      ice: 'Ataque de Gelo à Distância {{n}}',
      'cold-fire': 'Ataque de Fogo Frio à Distância {{n}}',
    },
    siege: {
      physical: 'Ataque de Cerco {{n}}',
      fire: 'Ataque de Cerco de Fogo {{n}}',
      ice: 'Ataque de Cerco de Gelo {{n}}',
      'cold-fire': 'Ataque de Cerco de Fogo Frio {{n}}',
    },
  },
  block: {
    physical: 'Bloqueio {{n}}',
    fire: 'Bloqueio de Fogo {{n}}',
    ice: 'Bloqueio de Gelo {{n}}',
    'cold-fire': 'Bloqueio de Fogo Frio {{n}}',
  },
  blockExtra: {
    'per-trait': '{{block}}, com mais 1 por habilidade, cor de ataque e resistência na ficha do inimigo bloqueado',
    'twice-against-swift': '{{block}}, que conta em dobro contra um ataque Ágil',
  },
  reputation: 'Reputação {{n}}',
  fame: 'Fama {{n}}',
  takeWound_one: 'receba um Ferimento',
  takeWound_many: 'receba {{count}} de Ferimentos',
  takeWound_other: 'receba {{count}} Ferimentos',
  draw_one: 'compre {{count}} carta',
  draw_many: 'compre {{count}} de cartas',
  draw_other: 'compre {{count}} cartas',
  discardFor: 'descarte outra carta (que não seja Ferimento): {{effect}}',
  empower:
    'jogue outra carta de Ação junto com esta: o efeito amplificado dela não custa mana, e o Movimento, a Influência, o Ataque ou o Bloqueio que ela der vale {{n}} a mais',
  interacting: 'durante uma interação: {{effect}}',
  manaOf: 'ganhe um marcador de mana {{colors}}',
  manaOfAny: 'ganhe um marcador de mana de qualquer cor básica',
  manaOfEvery: 'ganhe um marcador de mana de qualquer cor',
  crystalOf: 'ganhe um cristal {{colors}}',
  crystalOfAny: 'ganhe um cristal de qualquer cor básica',
  crystallize: 'pague um mana de cor básica e ganhe um cristal dessa cor',
  extraDice_one: 'você pode usar mais {{count}} dado da Fonte neste turno',
  extraDice_many: 'você pode usar mais {{count}} de dados da Fonte neste turno',
  extraDice_other: 'você pode usar mais {{count}} dados da Fonte neste turno',
  takeDie_one:
    'pegue um dado da Fonte, vire-o para qualquer cor menos dourado e ganhe {{count}} marcador de mana dessa cor; ele volta à Fonte como está',
  takeDie_many:
    'pegue um dado da Fonte, vire-o para qualquer cor menos dourado e ganhe {{count}} de marcadores de mana dessa cor; ele volta à Fonte como está',
  takeDie_other:
    'pegue um dado da Fonte, vire-o para qualquer cor menos dourado e ganhe {{count}} marcadores de mana dessa cor; ele volta à Fonte como está',
  cheaper: 'entrar em {{terrains}} custa {{points}} a menos neste turno',
  readyUnit: 'prepare uma Unidade usada de nível {{level}} ou menor',
  woundUnit: 'esta Unidade fica ferida',
  resistantUnits: 'todas as suas Unidades têm todas as resistências neste turno',
  convert: {
    'all-cold-fire': 'todos os seus Ataques são de Fogo Frio até o fim do combate',
    'all-siege': 'todos os seus Ataques são de Cerco até o fim do combate',
  },
  boosted: '{{effect}}, que vale {{n}} a mais para cada mana que você acrescentar, um de cada cor: {{colors}}',
  hold: '{{enemy}} não ataca neste combate',
  holdWeaker: '{{enemy}} não ataca neste combate, e a Armadura dele diminui em {{n}} (não abaixo de 1)',
  held: { any: 'um inimigo', unfortified: 'um inimigo não fortificado', unless: '{{enemy}} sem {{resistance}}' },
  twice: '{{effect}}, duas vezes',
  either: '{{first}}; ou {{second}}',
  unknown: 'um efeito especial ({{fx}})',

  own: {
    rethink:
      'descarte até 3 cartas, inclusive Ferimentos, compre outras tantas e depois embaralhe a pilha de descarte no seu baralho',
    'mana-steal':
      'coloque nesta carta um dado de cor básica da Fonte; o mana dele pode ser usado em um dos seus turnos nesta Rodada',
    planning: 'seu limite de mão aumenta em 1 sempre que você comprar cartas tendo pelo menos 2 na mão',
    'right-moment':
      'uma vez nesta Rodada, jogue outro turno logo depois deste, a não ser que os últimos turnos já tenham começado',
    'long-night':
      'uma vez nesta Rodada, com o baralho vazio, 3 cartas aleatórias da sua pilha de descarte formam um novo baralho',
    'mana-search': 'uma vez por turno, antes de usar um dado da Fonte, rerrole 1 ou 2 dados dela, primeiro os dourados',
    'midnight-meditation': 'uma vez nesta Rodada, embaralhe até 5 cartas da mão no seu baralho e compre outras tantas',
    preparation: 'pegue para a mão qualquer carta do seu baralho e depois o embaralhe',
    'sparing-power':
      'uma vez por turno, ponha sob esta carta, sem olhar, a carta do topo do seu baralho, ou pegue todas as que estão sob ela e vire-a para baixo',
    'glade-mana': 'ganhe um marcador de mana dourado de dia ou preto à noite',
    'glade-relief': 'você pode se livrar de um Ferimento da mão ou da pilha de descarte',
    'mine-crystal': 'ganhe um cristal da cor da mina, se tiver menos de 3 dessa cor',
  },
};

export const cards: Translation<Catalogue['cards']> = {
  notYet: 'Ainda não está nesta versão',
  unplayable: 'Não pode ser jogado',
};

export const tactics: Translation<Catalogue['tactics']> = {
  orderOnly: 'Nada além do número, que dá um lugar na ordem da Rodada.',
  when: '{{moments}}: {{effect}}.',
  onTaking: 'ao escolhê-la',
  beforeTurn: 'antes do seu turno ou no turno de outro jogador',
  duringTurn: 'no seu turno',
  duringDraw: 'durante a compra no fim do seu turno',
};
