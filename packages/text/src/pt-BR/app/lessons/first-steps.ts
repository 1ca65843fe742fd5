import type { AppWords } from '../../../app-words.ts';

type Words = Pick<AppWords['lessons']['lessons'], 'goal' | 'cards' | 'mana' | 'explore'>;

/** Chapters 1 to 4: the map, cards, mana, exploring. */
export const firstSteps: Words = {
  goal: {
    title: 'O objetivo e o mapa',
    about: 'Quem você é, para onde vai, e uma primeira caminhada.',
    steps: {
      welcome: 'Você é um Mage Knight, enviado a uma terra desconhecida. Seu herói acaba de sair do portal.',
      aim: 'Esta partida se chama [scenario first-reconnaissance]: em algum lugar há uma cidade, e você precisa encontrá-la. Você tem poucas Rodadas, ora de dia, ora de noite.',
      hand: 'Estas cinco cartas são tudo o que você tem neste turno. Andar, conversar, lutar: tudo se paga com cartas.',
      play: 'Vamos andar. Escolha [card march] e jogue a metade de cima: ela dá 2 pontos de Movimento.',
      walk: 'Os espaços iluminados estão ao alcance, e cada um mostra quanto custa. Planícies custam 2: vá até a que fica a noroeste do portal.',
      further:
        'Agora, à peça seguinte, rumo ao vilarejo ao norte. Jogue outra carta que dê Movimento e ande mais um pouco.',
      end: 'Já é o bastante para um turno. Encerre o turno aqui: você compra cartas até ter cinco de novo.',
      farewell:
        'As cartas jogadas vão para a pilha de descarte, e quando o baralho acaba a Rodada se aproxima do fim. O baralho é, portanto, o seu relógio.',
    },
    astray: {
      ended: 'Você encerrou o turno mais cedo. Não faz mal: continue com a nova mão.',
    },
    exam: 'Saia da peça inicial e encerre o turno.',
  },
  cards: {
    title: 'Cartas: três maneiras de jogar',
    about: 'Básica, potencializada, de lado.',
    steps: {
      halves:
        'Toda carta tem duas metades. A de cima é de graça; a de baixo é mais forte e custa um mana da cor da carta.',
      basic: 'Comece pela metade de graça: jogue [card stamina] e ganhe Movimento 2.',
      powered:
        'Você tem um marcador de mana verde, e [card march] é verde. Jogue a metade de baixo, que dá Movimento 4, e pague com o marcador.',
      sideways:
        '[card rage] é carta de luta e não ajuda na estrada. Mas qualquer carta pode ser jogada de lado por 1 ponto: use-a como Movimento 1.',
      walk: 'São 7 de Movimento, o bastante para o vilarejo ao norte. Vá até lá, de uma vez ou espaço por espaço.',
      undo: 'Ficou em dúvida? Desfazer volta atrás em cada passo até que algo oculto seja revelado, então experimente à vontade.',
      end: 'Sobraram duas cartas, e elas ficam na sua mão. Encerre o turno e compre as que faltam.',
    },
    astray: {
      plain:
        'Essa foi a metade de cima, a de graça. Volte atrás com Desfazer e escolha a metade de baixo de [card march].',
    },
    exam: 'Consiga Movimento 7 em um só turno. Toda carta pode ajudar.',
  },
  mana: {
    title: 'Mana de dia',
    about: 'A Fonte, cristais e marcadores.',
    steps: {
      source: 'Estes dados são a Fonte. A cada turno você pode usar um deles como mana da cor que mostra.',
      die: '[card stamina] é azul, e um dos dados também. Jogue a metade de baixo e pague com esse dado.',
      once: 'Esse foi o seu dado deste turno; ele é rolado de novo quando o turno termina. Para ter mais mana, você precisa de cristais ou marcadores.',
      crystal:
        'Você tem um cristal verde. Ele fica com você de turno em turno até ser gasto: use-o agora na metade de baixo de [card march].',
      token:
        'Com os marcadores é o contrário: o que não se usa se perde. Transforme o marcador vermelho em cristal com [card crystallize].',
      gold: 'De dia, um dado dourado vale pela cor que você quiser. O mana preto dorme até anoitecer.',
      end: 'Encerre o turno. Os cristais ficam, e o dado é rolado de novo.',
    },
    astray: {},
    exam: 'Pague por duas cartas potencializadas em um só turno.',
  },
  explore: {
    title: 'Andar e explorar',
    about: 'Terrenos, a borda do mapa, uma peça nova.',
    steps: {
      terrain:
        'Cada terreno tem seu preço: de dia, planícies custam 2 de Movimento; colinas e florestas, 3. Em lagos e montanhas não se entra.',
      gather:
        'Há mais terra além da borda do mapa. Jogue cartas até ter Movimento 4: dois para chegar à borda, dois para ver o que há depois dela.',
      edge: 'Vá até o vilarejo. De lá, a borda do mapa fica bem ao lado.',
      explore:
        'Explorar custa 2 de Movimento, seja qual for o terreno. Escolha o contorno tracejado para revelar uma peça nova.',
      fame: 'Neste cenário, cada peça nova vale 1 de Fama. A Fama é a sua pontuação, e é ela que faz você subir de nível.',
      fence:
        'Você viu algo novo, e por isso Desfazer para aqui. Antes de um passo assim, o jogo mostra um olho aberto.',
      end: 'Explorar faz parte do movimento: se sobrasse Movimento, você poderia seguir andando. Encerre o turno quando terminar.',
    },
    astray: {
      ended:
        'O turno acabou, e pontos de Movimento não se guardam. Com a nova mão, junte Movimento outra vez e explore.',
    },
    exam: 'Revele uma peça nova.',
  },
};
