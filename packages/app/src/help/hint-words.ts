import type { Words } from '../language/language.ts';
import type { Hint } from './hints.ts';

interface HintWords {
  readonly name: string;
  readonly understood: string;
  readonly noMore: string;
  readonly hints: Readonly<Record<Hint, string>>;
}

export const hintWords: Words<HintWords> = {
  en: {
    name: 'Hint',
    understood: 'Got it',
    noMore: 'No more hints',
    hints: {
      goal: 'Explore the land and win Fame: 1 for each new tile, more for defeated enemies. Whoever finds the city has one more turn, then the game ends; it also ends after the last Round.',
      end: 'You have taken your action for this turn. When you end the turn, unplayed cards stay in your hand, and you draw up to your Hand limit.',
      tactic: 'Every Round begins with choosing a Tactic. Low numbers play first; high ones give more.',
      hand: 'This is your hand. The top half of a card is free; for the bottom half, pay one mana of its color (one Source die a turn, tokens or crystals). Sideways, a card gives 1 Move, Influence, Attack or Block. Gold edges show what you can play.',
      walk: 'You have Move points. The spaces you can reach show what they cost: choose one, and your hero walks there. You can undo it.',
      explore: 'At the edge of the map you can reveal a new tile for Move 2. You cannot undo past it.',
      interact:
        'The locals are listening. Play cards for Influence: it buys Units, healing and lessons. What you can afford has a gold edge.',
      fight:
        'A fight has four phases: strike from afar, block, take the damage, attack. An enemy is defeated when your attack equals or beats its Armor.',
      block:
        'Now the enemies attack. A Block must match the full attack, or it does nothing. What you do not block becomes Wounds.',
      skill: 'You have reached a new level: keep one of these Skills for the rest of the game.',
      wound:
        'A Wound clogs your hand and does nothing. Heal it for good, or rest: you discard one other card and as many Wounds as you like.',
    },
  },
  'pt-BR': {
    name: 'Dica',
    understood: 'Entendi',
    noMore: 'Sem mais dicas',
    hints: {
      goal: 'Explore a terra e ganhe Fama: 1 por peça nova, mais por inimigos derrotados. Quem encontra a cidade tem mais um turno, e a partida termina; ela também termina com a última Rodada.',
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
  },
  it: {
    name: 'Suggerimento',
    understood: 'Ho capito',
    noMore: 'Niente più suggerimenti',
    hints: {
      goal: 'Esplora la terra e guadagna Fama: 1 per ogni nuova tessera, di più per i nemici sconfitti. Chi trova la città ha ancora un turno, poi la partita finisce; finisce anche con l’ultimo Round.',
      end: 'Questa era l’azione del turno: ce n’è una per turno. Quando lo concludi, le carte non giocate restano in mano e peschi fino al limite della mano.',
      tactic: 'Ogni Round comincia con una Tattica. I numeri bassi giocano presto; quelli alti danno di più.',
      hand: 'Questa è la tua mano. Una carta fa ciò che sta sopra; con mana del suo colore (un dado della Fonte per turno, gettoni o cristalli) fa ciò che sta sotto; di traverso dà 1 di Movimento, Influenza, Attacco o Blocco. Il bordo dorato mostra ciò che si può giocare.',
      walk: 'Hai punti Movimento. Gli spazi raggiungibili mostrano il loro costo: scegline uno e il tuo eroe ci va. Si può annullare.',
      explore: 'Al bordo della mappa puoi rivelare una nuova tessera per Movimento 2. Non si può annullare oltre.',
      interact:
        'La popolazione ti ascolta. Gioca carte per l’Influenza: compra Unità, Cura e lezioni. Ciò che puoi pagare ha il bordo dorato.',
      fight:
        'Un combattimento ha quattro fasi: colpire da lontano, bloccare, subire il danno, attaccare. Un nemico è sconfitto quando l’attacco eguaglia o supera la sua Armatura.',
      block:
        'Ora attaccano i nemici. Un Blocco deve eguagliare l’attacco intero, o non ferma nulla. Ciò che non blocchi diventa Ferite.',
      skill: 'Hai raggiunto un nuovo livello: tieni una di queste Abilità per il resto della partita.',
      wound:
        'Una Ferita occupa la mano e non fa nulla. Curala per sempre, o riposa: scarti un’altra carta e tutte le Ferite che vuoi.',
    },
  },
};
