import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

/** Hints for newcomers. */
export const hints: AppWords['panels']['hints'] = {
  name: 'Suggerimento',
  understood: 'Ho capito',
  noMore: 'Niente più suggerimenti',
  warnings: {
    withdrawal: n =>
      `Questo spazio non è sicuro. Se finisci qui, il tuo eroe torna sui suoi passi e subisce ${plural(n, '1 Ferita', `${n} Ferite`)}.`,
    wounds: 'Hai Ferite in mano. Se non ti sei mosso, puoi riposare e scartarle.',
    idle: 'Non hai giocato carte in questo turno, quindi dovrai scartarne una.',
    mana: 'Non hai usato dadi della Fonte, e c’è ancora una carta che si può potenziare.',
    looming:
      'Accanto a te c’è un nemico infuriato. Puoi finire qui, ma nel prossimo turno un passo verso un altro spazio accanto a lui scatena un combattimento.',
  },
  hints: {
    'last-turns': 'Sono cominciati gli ultimi turni: ciò che non fai ora, in questo Round non lo farai più.',
    summoner:
      'Un evocatore non colpisce di persona: all’inizio della fase di Blocco chiama un mostro, che attacca al suo posto. Sconfiggilo da lontano, e non arriva nessun mostro.',
    plunder:
      'Prima del tuo turno puoi saccheggiare il villaggio in cui sei: due carte subito, ma 1 Reputazione in meno.',
    ruins:
      'Queste sono rovine. Il gettone giallo dice che cosa custodiscono: un altare che vuole mana, o nemici a guardia di un tesoro.',
    garrison: 'Qualcuno difende questo luogo, a faccia in giù. Di notte scopri chi è solo attaccando.',
    'gold-at-night':
      'È notte: i dadi oro sono esauriti fino al mattino e non si possono usare. Il mana nero è sveglio, per la metà forte degli Incantesimi.',
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
