import type { AppWords } from '../../../app-words.ts';

/** Hints for newcomers. */
export const hints: AppWords['panels']['hints'] = {
  name: 'Suggerimento',
  understood: 'Ho capito',
  noMore: 'Niente più suggerimenti',
  hints: {
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
};
