import type { Catalogue, Translation } from '../shape.ts';

export const units: Translation<Catalogue['units']> = {
  stats: '{{kind}}, nível {{level}}, {{armor}}, {{influence}}',
  paid: '{{mana}}: {{effect}}',
};

export const enemies: Translation<Catalogue['enemies']> = {
  stats: '{{token}}: {{armor}}, {{attacks}}, Fama {{fame}}',
  summons: 'invoca ({{tokens}})',
  ability: {
    fortified:
      'antes da fase de Ataque só Ataques de Cerco o alcançam, e nenhum se ele também defender um local fortificado',
    swift: 'o ataque dele exige o dobro do valor em Bloqueio',
    brutal: 'o ataque dele, se não for bloqueado, causa o dobro do valor em dano',
    poison:
      'uma Unidade que ele fere recebe dois Ferimentos; para cada Ferimento que ele causa a um herói, outro vai para a pilha de descarte',
    paralyze:
      'uma Unidade que ele fere é destruída; um herói que ele fere descarta todas as cartas da mão menos os Ferimentos',
    'arcane-immunity': 'só Ataques e Bloqueios o afetam',
    summon: 'no começo da fase de Bloqueio sorteia fichas, que atacam no lugar dele',
  },
  resistance: {
    physical: 'Ataques físicos contra ele contam pela metade',
    fire: 'Ataques de Fogo contra ele contam pela metade, e outros efeitos de cartas vermelhas ou de mana vermelho não o atingem',
    ice: 'Ataques de Gelo contra ele contam pela metade, e outros efeitos de cartas azuis ou de mana azul não o atingem',
    both: 'Ataques de Fogo Frio contra ele também contam pela metade',
  },
};

export const outlook: Translation<Catalogue['outlook']> = {
  foe: '{{enemy}}: {{facts}}',
  target: '{{enemy}} (alvo): {{facts}}',
  fortified: 'fortificado',
  doublyFortified: 'duplamente fortificado',
  held: 'não ataca',
  abilities: '{{attack}} ({{abilities}})',
  attack: '{{attack}}: {{what}}',
  coming: '{{block}}; {{damage}} → {{wounds}}',
  half: '{{block}} (metade, a não ser de {{elements}})',
  blocked: 'bloqueado',
  cancelled: 'cancelado',
  dealt: 'dano causado',
  units: '{{enemy}}, dano em uma Unidade: {{units}}',
  unit: '{{unit}} ({{what}})',
  soFar: {
    attack: 'Ataque até agora {{total}} de {{needed}}',
    block: 'Bloqueio até agora {{total}} de {{needed}}',
    parts: '{{sum}}: {{parts}}',
    half: 'metade de ({{parts}})',
  },
};

export const scores: Translation<Catalogue['scores']> = {
  fame: 'Fama: {{n}}',
  line: '{{what}}: {{sum}}',
  titled: '{{what}}: {{sum}}, título {{n}}',
  what: {
    knowledge: 'Maior Conhecimento',
    loot: 'Maior Espólio',
    leader: 'Maior Líder',
    conqueror: 'Maior Conquistador',
    adventurer: 'Maior Aventureiro',
    beating: 'Maior Surra',
    'dungeon-crawler': 'Maior Explorador de Calabouços',
    'city-conqueror': 'Maior Conquistador de Cidades',
    liberator: 'Maior Libertador',
    cities: 'Cidades conquistadas',
    'each-leads': 'Todos lideram uma cidade',
    'all-cities': 'Todas as cidades conquistadas',
    'rounds-left': 'Rodadas restantes',
    'dummy-cards': 'Cartas que restam ao jogador fictício',
    'not-announced': 'Fim da Rodada não anunciado',
    strongholds: 'Fortes e torres de mago',
  },
  total: 'Total: {{n}}',
  won: '{{who}} vence com {{n}}.',
  shared: '{{who}} dividem a vitória com {{n}}.',
  teamWon: '{{who}} vencem com {{n}}.',
  wonPlain: '{{who}} vence.',
  teamWonPlain: '{{who}} vencem.',
  sharedPlain: '{{who}} dividem a vitória.',
  nobody: 'Ninguém vence.',
  victory: 'O objetivo foi alcançado: vitória!',
  defeat: 'O objetivo não foi alcançado: derrota.',
  of: '{{what}} ({{who}})',
};
