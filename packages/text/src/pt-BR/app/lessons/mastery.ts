import type { AppWords } from '../../../app-words.ts';

type Words = Pick<AppWords['lessons']['lessons'], 'night' | 'keep' | 'units' | 'end'>;

/** Chapters 9 to 12: night, a keep, Units in a fight, the end. */
export const mastery: Words = {
  night: {
    title: 'A noite',
    about: 'As Táticas, e o que muda no escuro.',
    steps: {
      dusk: 'A uma Rodada de dia segue uma Rodada de noite. O baralho é embaralhado, as Unidades ficam prontas de novo e a Fonte é rolada.',
      tactic:
        'Toda Rodada começa com uma Tática. Um número baixo joga primeiro; um alto dá mais: pegue qualquer uma, como [tactic from-the-dusk].',
      order:
        'A Tática fica com você a Rodada toda. Algumas agem uma vez, outras a cada turno: aponte para ela para ler o que faz.',
      source:
        'De noite os dados dourados estão esgotados, e o mana preto desperta. Ele alimenta Feitiços, nunca as cartas que você tem agora.',
      power:
        'As outras cores funcionam como sempre. Comece o turno, se isso for perguntado, e potencialize [card stamina] com o dado azul.',
      forest:
        'O escuro muda os caminhos: uma floresta agora custa 5 de Movimento, e o deserto, mais fresco, só 3. Planícies e colinas não mudam.',
      walk: 'Ande para onde quiser.',
      hidden:
        'De dia você vê quem guarda um forte ou uma torre assim que chega ao lado. De noite, só descobre ao atacar.',
      end: 'Encerre o turno.',
    },
    astray: {},
    exam: 'É noite. Entre na floresta da clareira.',
  },
  keep: {
    title: 'Um forte',
    about: 'Muralhas, uma invasão, um lugar seu.',
    steps: {
      look: 'Este é um forte, e como é dia você vê a guarnição: [enemy swordsmen], ataque 6, Armadura 5.',
      walls:
        'As muralhas fortificam quem está atrás delas: na primeira fase, só Ataques de Cerco os alcançam. E uma invasão custa 1 de Reputação.',
      assault: 'Você tem Movimento 3, o bastante para estas colinas. Entre no forte: é assim que a invasão começa.',
      siege: 'Você não tem Ataque de Cerco, então passe à fase de Bloqueio.',
      block:
        'É preciso Bloqueio 6. Escolha o inimigo, potencialize [card determination] com o dado azul, que dá 5, some [card promise] de lado para o ponto que falta e bloqueie.',
      attack:
        'Passe à fase de Ataque: agora as muralhas não ajudam. Escolha o inimigo, potencialize [card rage] com o marcador vermelho, some [card threaten] de lado e ataque.',
      yours:
        'O forte é seu, e o seu Escudo mostra isso. Ao encerrar o turno nele ou ao lado, você compra uma carta a mais por forte que possui.',
      tower: 'Torres de mago funcionam igual, com guardas mais estranhos. A recompensa é um Feitiço.',
      end: 'Encerre o turno.',
    },
    astray: {
      hurt: 'Seis de dano contra a sua Armadura: dói, mas a luta continua. Termine o ataque ou recomece este passo.',
    },
    exam: 'Conquiste o forte. Alguns Ferimentos são permitidos.',
  },
  units: {
    title: 'Unidades na luta',
    about: 'Elas atacam, bloqueiam e recebem o golpe.',
    steps: {
      ready:
        'Duas Unidades acompanham você nesta luta. Cada uma pode fazer uma das coisas da sua carta, uma vez por Rodada.',
      armor:
        'Os [enemy ironclads] resistem a ataques físicos: estes só contam pela metade. E o ataque deles é brutal: o que passa conta em dobro.',
      block: 'Então não deixe passar nada. Escolha o inimigo, use o Bloqueio 4 de [unit utem-guardsmen] e bloqueie.',
      spent:
        'Os guardas estão usados até a próxima Rodada. Uma Unidade pronta vale tanto quanto duas cartas, então não a desperdice.',
      attack:
        'Passe à fase de Ataque: só metade do seu ataque conta, então para a Armadura 3 você precisa de 6. Escolha o inimigo, potencialize [card rage], que dá 4, some 2 de [unit peasants] e ataque.',
      damage:
        'Unidades também podem receber dano no seu lugar: cada uma absorve o valor da sua Armadura e fica ferida. Ferida, não faz nada até ser curada.',
      end: 'Boa luta. Encerre o turno.',
    },
    astray: {
      hurt: 'Isso passou, e contou em dobro. Ainda dá para vencer; ou recomece este passo.',
    },
    exam: 'Derrote o inimigo com a ajuda das suas Unidades.',
  },
  end: {
    title: 'O fim da Rodada e da partida',
    about: 'Anunciar o fim, achar a cidade, a pontuação.',
    steps: {
      empty: 'O seu baralho acabou. A partir de agora você pode anunciar o fim da Rodada em vez de jogar um turno.',
      announce: 'Com uma só carta há pouco a fazer aqui. Anuncie o fim da Rodada; os outros ainda teriam um turno.',
      fresh:
        'Uma nova Rodada: todas as suas cartas voltaram ao baralho, e você tem uma mão nova. Os dados e as ofertas também são novos.',
      tactic: 'Pegue uma Tática, como [tactic long-night], e comece o turno.',
      city: 'Resta uma única peça, então a cidade só pode estar ali. Jogue uma carta que dê Movimento e explore.',
      last: 'Ali está ela! Neste cenário a partida termina quando a cidade é encontrada: todos têm mais um turno.',
      finish: 'Encerre o turno. Resta mais um.',
      bow: 'Comece o último turno, jogue uma carta e encerre o turno.',
      score:
        'A Fama é a sua pontuação, com algo a mais por Unidades, cartas, cristais e conquistas, e a menos por Ferimentos. Este é o jogo inteiro: agora jogue!',
    },
    astray: {},
    exam: 'Encontre a cidade e leve a partida até o fim.',
  },
};
