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
