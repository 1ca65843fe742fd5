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
  blockPerTrait: '{{block}}, com mais 1 por habilidade, cor de ataque e resistência na ficha do inimigo bloqueado',
  reputation: 'Reputação {{n}}',
  fame: 'Fama {{n}}',
  draw_one: 'compre {{count}} carta',
  draw_many: 'compre {{count}} de cartas',
  draw_other: 'compre {{count}} cartas',
  discardFor: 'descarte outra carta (que não seja Ferimento): {{effect}}',
  empower:
    'jogue outra carta de Ação junto com esta: o efeito amplificado dela não custa mana, e o Movimento, a Influência, o Ataque ou o Bloqueio que ela der vale {{n}} a mais',
  interacting: 'durante uma interação: {{effect}}',
  manaOf: 'ganhe um marcador de mana {{colors}}',
  manaOfAny: 'ganhe um marcador de mana de qualquer cor básica',
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

export const sites: Translation<Catalogue['sites']> = {
  category: {
    inhabited: 'Há habitantes aqui. A interação com eles ainda não está nesta versão.',
    fortified: 'Local fortificado: entrar nele antes de ser conquistado é uma invasão.',
    adventure: 'Local de aventura. Entrar nele para lutar ainda não está nesta versão.',
    other: 'Um lugar tranquilo.',
  },
  garrison: 'A guarnição é uma {{token}}, virada para baixo até que um herói chegue ao lado dela de dia ou a ataque.',
  waiting: {
    always: 'Há aqui uma {{token}} virada para cima.',
    daily: 'Há aqui uma {{token}}; se foi posta à noite, fica virada para baixo até amanhecer ou um herói entrar.',
    never: 'Há aqui uma {{token}} virada para baixo até que um herói entre.',
  },
  shared: 'Qualquer número de heróis pode ficar aqui, e ninguém luta.',
  sharedOnceConquered: 'Depois da conquista, qualquer número de heróis pode ficar aqui.',
  cost: 'Entrar custa {{points}}, qualquer que seja o terreno.',
  atTurnStart: 'Se você começar o turno aqui: {{effect}}.',
  atTurnEnd: 'Se você terminar o turno aqui: {{effect}}.',
  own: {
    portal: 'Daqui partem os heróis; quem termina o turno aqui fica fora do mapa até o turno seguinte.',
    keep: 'Em um forte seu, ou ao lado dele, você compra 1 carta a mais por forte que possuir.',
    city: 'Em uma cidade conquistada com um Escudo seu, ou ao lado dela, você compra 1 carta a mais, ou 2 se a liderar.',
    monastery: 'Quando é revelado, uma Ação Avançada entra na oferta de Unidades.',
  },
};
