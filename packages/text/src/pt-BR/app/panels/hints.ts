import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** Hints for newcomers. */
export const hints: AppWords['panels']['hints'] = {
  name: 'Dica',
  understood: 'Entendi',
  noMore: 'Sem mais dicas',
  warnings: {
    withdrawal: n =>
      `Este espaço não é seguro. Se encerrar aqui, seu herói volta pelo caminho e recebe ${plural(n, '1 Ferimento', `${n} Ferimentos`)}.`,
    wounds: 'Você tem Ferimentos na mão. Se ainda não andou, pode descansar e descartá-los.',
    idle: 'Você não jogou nenhuma carta neste turno, e terá de descartar uma.',
    mana: 'Você não usou nenhum dado da Fonte, e ainda há carta que pode ser potencializada.',
    looming:
      'Há um inimigo irascível ao seu lado. Você pode encerrar aqui, mas no próximo turno um passo para outro espaço vizinho dele provoca um combate.',
  },
  hints: {
    'last-turns': 'Começaram os últimos turnos: o que você não fizer agora, não fará mais nesta Rodada.',
    summoner:
      'Um invocador não ataca pessoalmente: no início da fase de Bloqueio chama um monstro, que ataca no lugar dele. Derrote-o de longe, e nenhum monstro vem.',
    plunder:
      'Antes do seu turno você pode saquear o vilarejo onde está: duas cartas agora, mas 1 de Reputação a menos.',
    ruins:
      'Estas são ruínas. A ficha amarela diz o que guardam: um altar que pede mana, ou inimigos que vigiam um tesouro.',
    garrison: 'Alguém guarda este lugar, virado para baixo. De noite você só descobre quem é ao atacar.',
    'gold-at-night':
      'É noite: os dados dourados estão esgotados até de manhã e não podem ser usados. O mana preto está desperto, para a metade forte dos Feitiços.',
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
