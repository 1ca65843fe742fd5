import type { AppWords } from '../../../app-words.ts';

/** Hints for newcomers. */
export const hints: AppWords['panels']['hints'] = {
  name: 'Dica',
  understood: 'Entendi',
  noMore: 'Sem mais dicas',
  hints: {
    end: 'Essa foi a ação deste turno: há uma por turno. Ao encerrá-lo, as cartas não jogadas ficam na mão, e você compra até o limite da mão.',
    tactic: 'Toda Rodada começa com uma Tática. Números baixos jogam cedo; os altos dão mais.',
    hand: 'Esta é a sua mão. Uma carta faz o que está em cima; com mana da sua cor (um dado da Fonte por turno, marcadores ou cristais) faz o que está embaixo; de lado, dá 1 de Movimento, Influência, Ataque ou Bloqueio. A borda dourada mostra o que pode ser jogado.',
    walk: 'Você tem pontos de Movimento. Os espaços ao alcance mostram quanto custam: escolha um, e o herói vai até lá. Dá para desfazer.',
    explore: 'Na borda do mapa você pode revelar uma nova peça por Movimento 2. Não dá para desfazer além disso.',
    interact:
      'Os habitantes locais escutam. Jogue cartas por Influência: ela compra Unidades, Cura e lições. O que você pode pagar tem borda dourada.',
    fight:
      'Um combate tem quatro fases: atacar de longe, bloquear, receber o dano, atacar. Um inimigo é derrotado quando o ataque iguala ou supera a Armadura dele.',
    block:
      'Agora os inimigos atacam. Um Bloqueio precisa igualar o ataque inteiro, ou não detém nada. O que você não bloqueia vira Ferimentos.',
    skill: 'Você chegou a um novo nível: fique com um destes Poderes pelo resto da partida.',
    wound:
      'Um Ferimento ocupa a mão e não faz nada. Cure-o de vez, ou descanse: você descarta uma outra carta e quantos Ferimentos quiser.',
  },
};
