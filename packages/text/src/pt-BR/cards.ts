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
  terrain: {
    set: 'entrar em {{terrains}} custa {{points}} neste turno',
    opened: 'neste turno se pode entrar em {{terrains}} por {{points}}',
    most: 'nenhum terreno em que se possa entrar custa mais de {{points}} neste turno',
    every: 'todo terreno custa {{points}} a menos neste turno, mas não menos de {{n}}',
  },
  conversion: 'em combate, neste turno, cada {{points}} pode virar {{value}}',
  may: 'se quiser, {{effect}}',
  payFor: 'pague {{mana}}: {{effect}}',
  atStartOfCombat: 'só quando um combate começa: {{effect}}',
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
  twice: 'duas vezes: {{effect}}',
  times: '{{n}} vezes: {{effect}}',
  banner: {
    'banner-of-glory':
      'prenda a uma Unidade: ela tem Armadura +1 e +1 em cada Ataque ou Bloqueio, e dá Fama +1 sempre que é usada para um deles',
    'banner-of-fear':
      'prenda a uma Unidade: na fase de Bloqueio ela pode ser usada para cancelar um ataque inimigo, por Fama +1',
    'banner-of-protection': 'prenda a uma Unidade: ela tem Armadura +1, Resistência ao Fogo e Resistência ao Gelo',
    'banner-of-courage': 'prenda a uma Unidade: uma vez por Rodada, fora de combate, ela pode ser preparada',
  },
  lent: {
    'usable-mana': 'mana {{colors}} pode ser usado neste turno',
    'endless-mana': 'você tem mana {{colors}} ilimitado neste turno',
  },
  fameForSpells: 'Fama +1 por Feitiço {{color}} lançado neste turno',
  onlyBy: { day: 'se for dia: {{effect}}', night: 'se for noite: {{effect}}' },
  study: {
    advanced: 'elimine uma carta de Ação: pegue da oferta para a mão uma Ação Avançada da cor dela',
    spells: 'elimine uma carta de Ação: pegue da oferta para a mão um Feitiço da cor dela e ganhe um cristal dessa cor',
  },
  either: '{{first}}; ou {{second}}',
  unknown: 'um efeito especial ({{fx}})',
  weaken: {
    one: 'a Armadura de um inimigo diminui em {{n}} neste turno (não abaixo de 1)',
    all: 'a Armadura de todos os inimigos diminui em {{n}} neste turno (não abaixo de 1)',
    fortified: '{{weaken}}, ou em {{n}} se estiver fortificado',
  },
  strip: {
    one: 'um inimigo perde {{what}} neste combate',
    all: 'todos os inimigos perdem {{what}} neste combate',
    fortification: 'toda fortificação',
    resistances: 'todas as resistências',
  },
  holdStripped: '{{enemy}} não ataca neste combate e perde a {{resistance}}',
  holdMore:
    '{{hold}}; outros podem ser contidos com pontos de Movimento: 1 pelo segundo, mais 2 pelo terceiro, mais 3 pelo quarto e assim por diante',
  destroy: 'na fase de Ataque, destrua um inimigo',
  destroyOthers:
    'na fase de Ataque, destrua um inimigo; a Armadura de todos os outros diminui em {{n}} (não abaixo de 1)',
  perEnemy: '{{effect}}, com mais {{n}} para cada inimigo que você enfrenta',
  onTerrain: '{{elsewhere}}; em {{terrain}}, em vez disso {{there}}',
  fly: {
    free: 'mova-se até {{n}} espaços sem pagar',
    each: 'mova-se até {{n}} espaços por 1 ponto de Movimento cada',
    some: 'mova-se {{ways}}',
    way_one: '{{count}} espaço ({{points}})',
    way_other: '{{count}} espaços ({{points}})',
    way_many: '{{count}} espaços ({{points}})',
    over: '{{move}}, sobre qualquer terreno e sem provocar ninguém',
    but: '{{move}}, por qualquer terreno exceto {{terrains}} e sem provocar ninguém',
    safe: '{{move}}, até um espaço seguro',
    assault:
      '{{move}}, para invadir um local fortificado ou atacar um herói no espaço dele; as muralhas não protegem ninguém e, se você se retirar, volta para cá',
  },
  readyUnits: 'prepare Unidades usadas cujos níveis somem no máximo {{level}}',
  readyAndHeal: '{{ready}}, que também perde um Ferimento se tiver',
  spendOthers: 'você pode marcar como usada uma Unidade de nível {{level}} ou menor de cada outro jogador',
  watchBlock: {
    'burning-shield':
      'se esse bloqueio tiver sucesso, a carta pode ser usada de novo na fase de Ataque: Ataque de Fogo 4',
    'exploding-shield': 'se esse bloqueio tiver sucesso, o inimigo é destruído',
  },
  meditation: {
    random:
      'duas cartas aleatórias da sua pilha de descarte vão para o topo ou para o fundo do seu baralho, e seu limite de mão aumenta em 2 na próxima compra',
    chosen:
      'duas cartas à sua escolha da sua pilha de descarte vão para o topo ou para o fundo do seu baralho, e seu limite de mão aumenta em 2 na próxima compra',
  },
  manaClaim: {
    plain:
      'fique até o fim da Rodada com um dado de cor básica da Fonte, por três marcadores de mana dessa cor agora ou um em cada um dos seus próximos turnos',
    curse:
      '{{claim}}; enquanto isso, quem mais usar mana dessa cor no próprio turno recebe um Ferimento, uma vez por turno',
  },
  mindRead: {
    plain:
      'diga uma cor básica e ganhe um cristal dela; cada outro jogador descarta um Feitiço ou uma carta de Ação dessa cor, ou mostra a mão sem nenhuma',
    steal: '{{read}}; você pode pegar para a mão, para sempre, uma das cartas de Ação descartadas',
  },

  own: {
    'ignore-site': 'o local não fortifica mais nenhum inimigo',
    'skip-attacks': 'os inimigos não atacam',
    'borrow-unit':
      'use uma habilidade de uma Unidade da oferta como se ela fosse sua, pagando o mana dela; a Unidade fica lá',
    'recruit-any': 'recrute de graça qualquer Unidade da oferta',
    'mana-meltdown':
      'cada outro jogador perde um cristal aleatório, ou recebe um Ferimento se não tiver nenhum; depois você pode ganhar um dos cristais perdidos',
    'mana-radiance':
      'diga uma cor básica: todos os jogadores, você também, recebem um Ferimento por cristal próprio dessa cor; depois você ganha dois deles',
    'bend-space':
      'neste turno, espaços a dois passos são vizinhos seus para mover e explorar, e o movimento não provoca ninguém',
    'bend-time':
      'no fim do turno, esta carta fica de lado pelo resto da Rodada, todas as outras cartas que você jogou voltam para a mão e, em vez de comprar, você joga outro turno',
    glory:
      'neste turno todas as suas Unidades têm Armadura +1 e +1 em cada Ataque ou Bloqueio, e cada Unidade que ataca ou bloqueia dá Fama +1, uma vez',
    frighten: 'até {{most}} inimigos não atacam neste combate',
    protection: 'no fim do turno, você pode eliminar os Ferimentos recebidos nele, da mão e do descarte',
    'ready-all': 'fora de combate: prepare todas as suas Unidades',
    daylight: 'ruínas são reveladas, e também as guarnições ao seu lado, como de dia',
    'roll-for-wounds': 'role um dado por isso: com preto ou vermelho, receba um Ferimento',
    'horn-of-wrath':
      'Ataque de Cerco {{n}}, e até 5 a mais: role um dado por ponto acrescentado e receba um Ferimento por preto ou vermelho',
    'roll-for-crystal':
      'role um dado: ganhe um cristal da cor dele, de uma cor básica à escolha com dourado, Fama +1 e nenhum cristal com preto',
    'fame-for-healing': 'Fama +1 por ponto desses que você gastar neste turno',
    'draw-for-healing': 'neste turno compre uma carta por Ferimento curado da sua mão',
    'fame-for-defeating': 'Fama +1 por inimigo que você derrotar neste turno',
    'discard-for-attacks': 'descarte quantas cartas quiser (não Ferimentos): Ataque {{n}} por carta',
    'double-physical':
      'neste turno nenhum inimigo tem Resistência Física, e seus Ataques físicos contam em dobro na fase de Ataque',
    rethink:
      'descarte até 3 cartas, inclusive Ferimentos, compre outras tantas e depois embaralhe a pilha de descarte no seu baralho',
    'mana-steal':
      'coloque nesta carta um dado de cor básica da Fonte; o mana dele pode ser usado em um dos seus turnos nesta Rodada',
    planning: 'nesta Rodada seu limite de mão aumenta em 1 sempre que você comprar cartas tendo pelo menos 2 na mão',
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
    'stronger-units': 'todo Ataque e todo Bloqueio das suas Unidades vale {{n}} a mais neste combate',
    'spared-units': 'nenhum dano pode ser atribuído às suas Unidades neste turno',
    'weaken-blocked':
      'se o bloqueio de que faz parte der certo, a Armadura do inimigo diminui em {{n}} (não abaixo de 1)',
    'match-crystal': 'ganhe um cristal de uma cor da qual você já tenha um',
    'recover-crystals':
      'os cristais com que você pagar neste turno, mesmo antes desta carta, voltam quando o turno terminar',
    'borrow-spell':
      'descarte outra carta colorida: neste turno você pode jogar um Feitiço dessa cor direto da oferta, pagando-o como sempre',
    'buy-spell': 'pague mais um mana de cor básica e ponha na sua pilha de descarte um Feitiço dessa cor da oferta',
    'in-need': 'Influência {{n}}, e mais {{per}} por Ferimento na sua mão e nas suas Unidades',
    ambush:
      'a primeira carta que der um Ataque ou um Bloqueio neste turno dá mais: {{attack}} a um Ataque, {{block}} a um Bloqueio',
    'storm-crystal': 'ganhe um cristal da cor de um dado da Fonte e rerrole esse dado, que continua na Fonte',
    'storm-source':
      'rerrole todos os dados da Fonte; neste turno você pode usar mais 3 deles, os pretos e os dourados como qualquer cor básica',
  },

  variant: {
    decompose: {
      own: 'elimine outra carta de Ação e ganhe 2 cristais da cor dela',
      others: 'elimine outra carta de Ação e ganhe um cristal de cada uma das outras cores básicas',
    },
    multiply: {
      basic: 'elimine outra carta de Ação e use {{times}} vezes o efeito básico dela',
      powered: 'elimine outra carta de Ação e use {{times}} vezes o efeito amplificado dela, sem pagar a cor',
    },
    'steady-tempo': {
      bottom: 'no fim do turno você pode pôr esta carta sob o seu baralho, se ele não estiver vazio',
      top: 'no fim do turno você pode pôr esta carta no topo do seu baralho',
    },
    training: {
      discard: 'elimine outra carta de Ação; uma Ação Avançada dessa cor vai da oferta para a sua pilha de descarte',
      hand: 'elimine outra carta de Ação; uma Ação Avançada dessa cor vai da oferta para a sua mão',
    },
    'heroic-tale': {
      reputation: 'Reputação +1 por Unidade que você recrutar neste turno',
      fame: 'Reputação +1 e Fama +1 por Unidade que você recrutar neste turno',
    },
    learning: {
      discard: 'uma vez neste turno, Influência {{cost}} compra uma Ação Avançada da oferta para a pilha de descarte',
      hand: 'uma vez neste turno, Influência {{cost}} compra uma Ação Avançada da oferta para a sua mão',
    },
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
