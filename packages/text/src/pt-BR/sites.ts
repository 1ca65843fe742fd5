import type { Catalogue, Translation } from '../shape.ts';

export const sites: Translation<Catalogue['sites']> = {
  category: {
    inhabited: 'Há habitantes locais aqui: interagir com eles é uma ação.',
    fortified: 'Local fortificado: entrar nele antes de ser conquistado é uma invasão, Reputação −1.',
    adventure: 'Local de aventura.',
    other: 'Um lugar tranquilo.',
  },
  garrison: 'A guarnição é uma {{token}}, virada para baixo até que um herói chegue ao lado dela de dia ou a ataque.',
  waiting: {
    always: 'Há aqui uma {{token}} virada para cima.',
    daily: 'Há aqui uma {{token}}; se foi posta à noite, fica virada para baixo até amanhecer ou um herói entrar.',
    never: 'Há aqui uma {{token}} virada para baixo até que um herói entre.',
  },
  enter: 'Entrar é uma ação: você luta contra o que for sorteado ({{tokens}}).',
  enterToken: 'A ficha mostra um altar, onde se pode pagar mana como ação, ou inimigos contra os quais se pode lutar.',
  underground: 'Lá dentro valem as regras da noite e as Unidades não podem ser usadas.',
  stays: 'Inimigos não derrotados ficam aqui.',
  leaves: 'Inimigos não derrotados são descartados.',
  again: 'Depois da conquista, é possível entrar de novo, só por Fama.',
  reward: 'A conquista dá {{rewards}}.',
  healing: 'Um ponto de Cura custa {{influence}}.',
  recruiting: {
    inhabited: 'Unidades que mostram este local podem ser recrutadas aqui.',
    fortified: 'Depois da conquista, Unidades que mostram este local podem ser recrutadas aqui em uma interação.',
  },
  shared: 'Qualquer número de heróis pode ficar aqui, e ninguém luta.',
  sharedOnceConquered: 'Depois da conquista, qualquer número de heróis pode ficar aqui.',
  cost: 'Entrar custa {{points}}, qualquer que seja o terreno.',
  atTurnStart: 'Se você começar o turno aqui: {{effect}}.',
  atTurnEnd: 'Se você terminar o turno aqui: {{effect}}.',
  own: {
    portal: 'Daqui partem os heróis; quem termina o turno aqui fica fora do mapa até o turno seguinte.',
    village:
      'Antes do seu turno ou no turno de outro jogador, você pode saqueá-lo uma vez: Reputação −1, e você compra 2 cartas.',
    monastery:
      'Quando é revelado, uma Ação Avançada entra na oferta de Unidades; aqui se aprendem essas cartas por Influência 6. Queimá-lo é uma ação: Reputação −3, uma luta sem Unidades contra uma ficha violeta e, na vitória, um Artefato.',
    keep: 'Só o dono pode interagir aqui; o forte de outro jogador também pode ser invadido. Em um forte seu, ou ao lado dele, você compra 1 carta a mais por forte que possuir.',
    'mage-tower':
      'Depois da conquista, Feitiços da oferta podem ser aprendidos aqui em uma interação, por Influência 7 e um mana da cor deles.',
    city: 'A guarnição fica virada para baixo até que um herói chegue ao lado dela, de dia ou de noite. Depois de conquistada, você interage aqui com Influência +1 por Escudo seu e, nela ou ao lado dela, compra 1 carta a mais se tiver um Escudo, ou 2 se a liderar.',
  },
};

export const ruins: Translation<Catalogue['ruins']> = {
  altar: 'Como ação, pague {{mana}}: Fama +{{fame}} e um Escudo.',
  guarded: 'Guardadas por inimigos ({{tokens}}). Quem derrota o último deles ganha {{rewards}}.',
};
