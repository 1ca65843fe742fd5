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
    'per-trait':
      '{{block}}, com mais 1 por habilidade, cor de ataque e resistência na ficha do inimigo bloqueado, se ele não tiver Imunidade Arcana',
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
  cheaper: 'entrar em {{terrains}} custa {{points}} a menos',
  terrain: {
    set: 'entrar em {{terrains}} custa {{points}}',
    opened: 'é possível entrar em {{terrains}} por {{points}}',
    most: 'nenhum terreno em que se possa entrar custa mais de {{points}}',
    every: 'todo terreno custa {{points}} a menos, mas não menos de {{n}}',
  },
  conversion: 'cada {{points}} pode virar {{value}} em combate',
  may: 'se quiser, {{effect}}',
  payFor: 'pague {{mana}}: {{effect}}',
  atStartOfCombat: 'só quando um combate começa: {{effect}}',
  readyUnit: 'prepare uma Unidade usada de nível {{level}} ou menor',
  woundUnit: 'esta Unidade fica Ferida',
  resistantUnits: 'todas as suas Unidades têm todas as resistências neste turno',
  convert: {
    'all-cold-fire': 'todos os seus Ataques passam a ser de Fogo Frio até o fim do combate',
    'all-siege': 'todos os seus Ataques passam a ser de Cerco, com o mesmo elemento, até o fim do combate',
  },
  boosted: '{{effect}}, +{{n}} para cada um destes que você também pagar: {{colors}}',
  hold: '{{enemy}} não ataca neste combate',
  holdWeaker: '{{enemy}} não ataca neste combate, e a Armadura dele diminui em {{n}} (não abaixo de 1)',
  held: { any: 'um inimigo', unfortified: 'um inimigo não fortificado', unless: '{{enemy}} sem {{resistance}}' },
  twice: 'duas vezes: {{effect}}',
  times: '{{n}} vezes: {{effect}}',
  banner: {
    'banner-of-glory':
      'atribua a uma Unidade: ela tem Armadura +1 e +1 em cada Ataque ou Bloqueio, e dá Fama +1 sempre que for usada para um deles',
    'banner-of-fear':
      'atribua a uma Unidade: na fase de Bloqueio ela pode ser usada para cancelar um ataque inimigo, por Fama +1',
    'banner-of-protection': 'atribua a uma Unidade: ela tem Armadura +1, Resistência ao Fogo e Resistência ao Gelo',
    'banner-of-courage': 'atribua a uma Unidade: uma vez por Rodada, fora de combate, ela pode ser preparada',
  },
  repeated: {
    'roll-for-crystal':
      'role um dado {{n}} vezes e, a cada vez, ganhe um cristal da cor dele; com dourado, de uma cor básica à escolha; com preto, em vez disso, Fama +1',
  },
  lent: {
    'usable-mana': 'você pode usar mana {{colors}}',
    'endless-mana': 'você tem mana {{colors}} ilimitado',
  },
  fameForSpells: 'Fama +1 por Feitiço {{color}} lançado neste turno',
  onlyBy: { day: 'se for dia: {{effect}}', night: 'se for noite: {{effect}}' },
  study: {
    advanced: 'jogue fora uma carta de Ação: pegue da oferta para a mão uma Ação Avançada da cor dela',
    spells:
      'jogue fora uma carta de Ação: pegue da oferta para a mão um Feitiço da cor dela e ganhe um cristal dessa cor',
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
  onTerrain: '{{elsewhere}}; {{terrain.at}}, em vez disso {{there}}',
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
      '{{move}}, e termine em um local fortificado, que você invade, ou no espaço de outro jogador, que você ataca; as muralhas não protegem ninguém e, se você se retirar, volta para cá',
  },
  readyUnits: 'prepare Unidades usadas cujos níveis somem no máximo {{level}}',
  readyAndHeal: '{{ready}} e tire um Ferimento dela, se tiver',
  spendOthers:
    'se fizer isso, você pode marcar como usada uma Unidade de nível {{level}} ou menor de cada outro jogador',
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
      'escolha uma cor básica e ganhe um cristal dela; cada outro jogador descarta um Feitiço ou uma carta de Ação dessa cor, ou mostra a mão se não tiver nenhuma',
    steal: '{{read}}; você pode pegar para a mão, para sempre, uma das cartas de Ação descartadas',
  },

  own: {
    'ignore-site': 'o local não fortifica mais nenhum inimigo',
    'skip-attacks': 'os inimigos não atacam',
    'borrow-unit':
      'use uma habilidade de uma Unidade da oferta como se fosse sua, pagando o mana dela; a Unidade fica na oferta e não pode receber dano',
    'recruit-any':
      'recrute de graça qualquer Unidade da oferta; se nenhuma ficha de Comando estiver livre, antes dispense uma Unidade',
    'mana-meltdown':
      'cada outro jogador perde um cristal aleatório, ou recebe um Ferimento se não tiver nenhum; depois você pode ganhar um dos cristais perdidos',
    'mana-radiance':
      'escolha uma cor básica: cada jogador, inclusive você, recebe um Ferimento por cristal dessa cor que tiver; depois você ganha dois cristais dessa cor',
    'bend-space':
      'neste turno, espaços a dois passos são vizinhos seus para mover e explorar, e o movimento não provoca ninguém',
    'bend-time':
      'no fim do turno, esta carta fica de lado pelo resto da Rodada, todas as outras cartas que você jogou voltam para a mão e, em vez de comprar, você joga outro turno',
    glory:
      'neste turno todas as suas Unidades têm Armadura +1 e +1 em cada Ataque ou Bloqueio, e cada Unidade que ataca ou bloqueia dá Fama +1, uma vez',
    frighten: 'até {{most}} inimigos não atacam neste combate',
    protection: 'no fim do turno, você pode jogar fora os Ferimentos recebidos nele, da mão e do descarte',
    'ready-all': 'fora de combate: prepare todas as suas Unidades',
    daylight: 'todas as ruínas, e as guarnições ao seu lado, são reveladas, como de dia',
    'roll-for-wounds': 'role um dado: com preto ou vermelho, receba um Ferimento',
    'horn-of-wrath':
      'Ataque de Cerco {{n}}, e até 5 a mais: role um dado por ponto acrescentado e receba um Ferimento por preto ou vermelho',
    'roll-for-crystal':
      'role um dado: ganhe um cristal da cor dele; com dourado, de uma cor básica à escolha; com preto, em vez disso, Fama +1',
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
      'uma vez nesta Rodada, quando o seu baralho estiver vazio, mesmo no meio de uma compra, 3 cartas aleatórias da sua pilha de descarte formam um novo baralho',
    'mana-search': 'uma vez por turno, antes de usar um dado da Fonte, rerrole 1 ou 2 dados dela, primeiro os dourados',
    'midnight-meditation': 'uma vez nesta Rodada, embaralhe até 5 cartas da mão no seu baralho e compre outras tantas',
    preparation: 'pegue para a mão qualquer carta do seu baralho e depois o embaralhe',
    'sparing-power':
      'uma vez por turno, ponha sob esta carta, sem olhar, a carta do topo do seu baralho, ou pegue todas as que estão sob ela e vire-a para baixo',
    'glade-mana': 'ganhe um marcador de mana dourado de dia ou preto à noite',
    'glade-relief': 'você pode jogar fora um Ferimento da mão ou da pilha de descarte',
    'free-mine': 'se você libertou a mina, ganhe um cristal da cor dela, se tiver menos de 3 dessa cor',
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
      'a primeira carta de Ataque ou de Bloqueio que você jogar neste turno ganha um bônus: Ataque +{{attack}} ou Bloqueio +{{block}}',
    'storm-crystal':
      'ganhe um cristal da cor de um dado da Fonte que mostre uma cor básica e rerrole esse dado, que continua na Fonte',
    'storm-source':
      'rerrole todos os dados da Fonte; neste turno você pode usar mais 3 deles, os pretos e os dourados como qualquer cor básica',
  },

  variant: {
    decompose: {
      own: 'jogue fora outra carta de Ação e ganhe 2 cristais da cor dela',
      others: 'jogue fora outra carta de Ação e ganhe um cristal de cada uma das outras cores básicas',
    },
    multiply: {
      basic: 'jogue fora outra carta de Ação e use {{times}} vezes o efeito básico dela',
      powered: 'jogue fora outra carta de Ação e use {{times}} vezes o efeito amplificado dela, sem pagar a cor',
    },
    'steady-tempo': {
      bottom: 'no fim do turno você pode pôr esta carta sob o seu baralho, se ele não estiver vazio',
      top: 'no fim do turno você pode pôr esta carta no topo do seu baralho',
    },
    training: {
      discard: 'jogue fora outra carta de Ação; uma Ação Avançada dessa cor vai da oferta para a sua pilha de descarte',
      hand: 'jogue fora outra carta de Ação; uma Ação Avançada dessa cor vai da oferta para a sua mão',
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
  conversionChoice: 'cada {{points}} pode virar {{value}} em combate; escolha agora qual deles',
  thisTurn: 'neste turno, {{effects}}',
  manaOf_one: 'ganhe um marcador de mana {{colors}}',
  manaOf_many: 'ganhe {{count}} de marcadores de mana {{colors}}',
  manaOf_other: 'ganhe {{count}} marcadores de mana {{colors}}',
  manaOfAny_one: 'ganhe um marcador de mana de qualquer cor básica',
  manaOfAny_many: 'ganhe {{count}} de marcadores de mana de quaisquer cores básicas',
  manaOfAny_other: 'ganhe {{count}} marcadores de mana de quaisquer cores básicas',
  manaOfEvery_one: 'ganhe um marcador de mana de qualquer cor',
  manaOfEvery_many: 'ganhe {{count}} de marcadores de mana de quaisquer cores',
  manaOfEvery_other: 'ganhe {{count}} marcadores de mana de quaisquer cores',
  manaOfEach: 'ganhe um marcador de mana de cada cor básica',
  manaByTime: 'ganhe um marcador de mana {{day}} de dia ou {{night}} à noite',
  readyAnyUnit: 'prepare uma Unidade usada sua',
  resisted: 'inimigos com {{resistance}} não são afetados',
};

export const cards: Translation<Catalogue['cards']> = {
  notYet: 'Ainda não está nesta versão',
  unplayable: 'Não pode ser jogado',
};

export const tactics: Translation<Catalogue['tactics']> = {
  orderOnly: 'Sem efeito: só define o seu lugar na Ordem na Rodada.',
  when: '{{moments}}: {{effect}}.',
  onTaking: 'ao escolhê-la',
  beforeTurn: 'antes do seu turno ou no turno de outro jogador',
  duringTurn: 'no seu turno',
  duringDraw: 'durante a compra no fim do seu turno',
  always: '{{effect}}.',
};
