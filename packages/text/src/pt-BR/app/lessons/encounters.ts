import type { AppWords } from '../../../app-words.ts';

type Words = Pick<AppWords['lessons']['lessons'], 'village' | 'fight' | 'wounds' | 'levels'>;

/** Chapters 5 to 8: a village, a rampaging enemy, Wounds, levels. */
export const encounters: Words = {
  village: {
    title: 'Um vilarejo',
    about: 'Influência e a sua primeira Unidade.',
    steps: {
      arrive: 'Há gente neste mapa, e alguns vão seguir você. Jogue uma carta que dê Movimento e vá até o vilarejo.',
      reputation:
        'O que os habitantes ouviram de você importa: a Reputação ajuda ou atrapalha cada conversa. Por enquanto ninguém o conhece, e ela conta 0.',
      talk: 'Conversar com os habitantes é a sua ação deste turno. Aperte “Interagir com os habitantes locais”.',
      influence:
        'Agora as cartas dão Influência em vez de passos. Junte 4: [card promise] e [card threaten] dão 2 cada, ou potencialize [card promise] com o dado branco.',
      recruit:
        'Estas Unidades estão à procura de trabalho, e as que têm o símbolo do vilarejo podem ser contratadas aqui. Recrute [unit peasants] por 4 de Influência.',
      command:
        'De agora em diante a Unidade serve a você, uma vez por Rodada. Por ora você comanda uma; com mais níveis, outras.',
      end: 'Um vilarejo também vende Cura, 3 de Influência por ponto. Encerre o turno.',
    },
    astray: {
      ended:
        'O turno acabou, e a Influência não se guarda. Você continua no vilarejo: converse de novo com a nova mão.',
    },
    exam: 'Recrute uma Unidade no vilarejo.',
  },
  fight: {
    title: 'A primeira luta',
    about: 'À distância, bloqueio, dano, ataque.',
    steps: {
      enemy: 'Estes [enemy prowlers] rondam a floresta. O escudo é a Armadura deles, 3; a espada é o ataque, 4.',
      challenge: 'Você está ao lado deles e pode lutar. Desafie os [enemy prowlers]: essa é a sua ação deste turno.',
      phases:
        'Um combate tem quatro fases: você ataca de longe, bloqueia, recebe o que passou e ataca. Cada uma é uma chance, nenhuma é obrigação.',
      ranged: 'Agora só valem ataques à distância. O seu precisaria de mana branco, então passe à fase de Bloqueio.',
      block:
        'Eles atacam com 4, e um Bloqueio tem de igualar tudo. Escolha o inimigo, potencialize [card determination] com o dado azul e aperte “Bloquear o ataque”.',
      attack:
        'Bloqueado, nem um arranhão! Passe à fase de Ataque, escolha o inimigo, potencialize [card rage] com o marcador vermelho para igualar a Armadura 3 e ataque.',
      fame: 'Derrotados: 2 de Fama. Inimigos irascíveis também dão 1 de Reputação, porque os habitantes ficam gratos.',
      end: 'Depois de uma luta só resta concluir. Encerre o turno.',
    },
    astray: {
      ended: 'O turno acabou sem luta. Eles continuam ali: desafie-os neste turno.',
      hurt: 'O ataque passou: 4 de dano contra a sua Armadura 2 são dois Ferimentos na mão. Ainda dá para vencer; ou recomece este passo.',
    },
    exam: 'Derrote o inimigo ao seu lado.',
  },
  wounds: {
    title: 'Ferimentos, cura, descanso',
    about: 'O que fazem os Ferimentos, e como se livrar deles.',
    steps: {
      what: 'Um Ferimento ocupa o lugar de uma carta e não faz nada. Nem de lado pode ser jogado.',
      heal: 'A Cura acaba com um deles de vez. Jogue [card tranquility], escolha Cura 1 e cure um Ferimento.',
      places:
        'Vilarejos vendem Cura, e uma clareira mágica cura um Ferimento de graça se você encerrar o turno nela. Nunca durante um combate.',
      end: 'Resta um Ferimento, e nenhuma Cura na mão. Encerre o turno; cuidamos dele no próximo.',
      rest: 'Quando nada mais ajuda, descanse em vez de jogar um turno normal: descarte uma carta e quantos Ferimentos quiser. Descanse agora, e descarte 1 Ferimento junto.',
      cost: 'O Ferimento está na pilha de descarte, não sumiu: volta quando o baralho é embaralhado. Só a Cura é definitiva.',
    },
    astray: {
      drew: '[card tranquility] também pode comprar uma carta, e foi o que você escolheu. Recomece este passo para curar, ou veja se a nova carta ajuda.',
    },
    exam: 'Tire todos os Ferimentos da mão neste turno.',
  },
  levels: {
    title: 'Níveis e Poderes',
    about: 'Para que serve a Fama.',
    steps: {
      win: 'Você tem 2 de Fama, falta 1 para o nível 2, e o golpe está bloqueado. Escolha o inimigo, potencialize [card rage] com o marcador vermelho e ataque.',
      end: 'Agora há Fama suficiente. Os níveis vêm quando o turno acaba: encerre o turno.',
      skill:
        'O nível 2 traz um Poder para o resto da partida. Escolha um dos dois: [skill tovak-double-time] dá Movimento a cada turno.',
      action:
        'Traz também uma Ação Avançada, por exemplo [card agility]. Ela vai para cima do baralho, e você a compra logo em seguida.',
      again: 'Fique com o resto da mão, compre e comece o próximo turno.',
      use: 'O seu Poder está pronto. Use agora [skill tovak-double-time], ou o que você escolheu: não custa nem carta nem mana.',
      levels:
        'Os níveis pares trazem Poderes e cartas. Os ímpares permitem comandar mais uma Unidade, e alguns aumentam a Armadura ou o limite da mão.',
    },
    astray: {},
    exam: 'Chegue ao nível 2 e pegue o que ele traz.',
  },
};
