import type { AppWords } from '../../../app-words.ts';

type Words = Pick<AppWords['lessons']['lessons'], 'goal' | 'cards' | 'mana' | 'explore'>;

/** Chapters 1 to 4: the map, cards, mana, exploring. */
export const firstSteps: Words = {
  goal: {
    title: 'L’obiettivo e la mappa',
    about: 'Chi sei, dove vai, e una prima camminata.',
    steps: {
      welcome: 'Sei un Mage Knight, inviato in una terra sconosciuta. Il tuo eroe è appena uscito dal portale.',
      aim: 'Questa partita si chiama [scenario first-reconnaissance]: da qualche parte c’è una città, e devi trovarla. Hai pochi Round, ora di giorno, ora di notte.',
      hand: 'Queste cinque carte sono tutto ciò che hai in questo turno. Camminare, parlare, combattere: tutto si paga con le carte.',
      play: 'Mettiamoci in cammino. Scegli [card march] e gioca la metà superiore: ti dà 2 punti Movimento.',
      walk: 'Gli spazi illuminati sono raggiungibili, e ognuno mostra quanto costa. La pianura costa 2: vai in quella a nordovest del portale.',
      further:
        'Ora alla tessera successiva, verso il villaggio a nord. Gioca un’altra carta che dia Movimento e vai avanti.',
      end: 'Per un turno basta così. Concludi qui il turno: poi peschi fino ad avere di nuovo cinque carte.',
      farewell:
        'Le carte giocate vanno nella pila degli scarti, e quando il mazzo è vuoto il Round volge al termine. Il mazzo, insomma, è il tuo orologio.',
    },
    astray: {
      ended: 'Hai concluso il turno in anticipo. Nessun danno: continua con la nuova mano.',
    },
    exam: 'Lascia la tessera iniziale e concludi il turno.',
  },
  cards: {
    title: 'Carte: tre modi di giocarle',
    about: 'Base, potenziata, di traverso.',
    steps: {
      halves:
        'Ogni carta ha due metà. Quella superiore è gratuita; quella inferiore è più forte e costa un mana del colore della carta.',
      basic: 'Comincia dalla metà gratuita: gioca [card stamina] per Movimento 2.',
      powered:
        'Hai un gettone di mana verde, e [card march] è verde. Gioca la metà inferiore, che dà Movimento 4, e paga con il gettone.',
      sideways:
        '[card rage] è una carta da combattimento, inutile in viaggio. Ma ogni carta si può giocare di traverso per 1 punto: usala come Movimento 1.',
      walk: 'In tutto fa Movimento 7, abbastanza per il villaggio a nord. Raggiungilo, in una volta o uno spazio dopo l’altro.',
      undo: 'Non sei sicuro? Annulla riporta indietro ogni passo finché non si rivela qualcosa di nascosto, quindi prova pure.',
      end: 'Ti restano due carte, e rimangono in mano. Concludi il turno e pesca quelle che mancano.',
    },
    astray: {
      plain:
        'Quella era la metà superiore, gratuita. Torna indietro con Annulla e scegli la metà inferiore di [card march].',
    },
    exam: 'Ottieni Movimento 7 in un solo turno. Ogni carta può aiutare.',
  },
  mana: {
    title: 'Il mana di giorno',
    about: 'La Fonte, cristalli e gettoni.',
    steps: {
      source: 'Questi dadi sono la Fonte. Ogni turno puoi usarne uno come mana del colore che mostra.',
      die: '[card stamina] è blu, e lo è anche uno dei dadi. Gioca la metà inferiore e paga con quel dado.',
      once: 'Quello era il tuo dado per questo turno; viene rilanciato quando il turno finisce. Per altro mana servono cristalli o gettoni.',
      crystal:
        'Hai un cristallo verde. Ti resta di turno in turno finché non lo spendi: usalo ora per la metà inferiore di [card march].',
      token:
        'Con i gettoni è il contrario: se non li usi, li perdi. Trasforma il gettone rosso in un cristallo con [card crystallize].',
      gold: 'Di giorno un dado oro vale per il colore che vuoi. Il mana nero dorme fino al calar della notte.',
      end: 'Concludi il turno. I cristalli restano, e il dado viene rilanciato.',
    },
    astray: {},
    exam: 'Paga per due carte potenziate in un solo turno.',
  },
  explore: {
    title: 'Camminare ed esplorare',
    about: 'I terreni, il bordo della mappa, una nuova tessera.',
    steps: {
      terrain:
        'Ogni terreno ha il suo prezzo: di giorno la pianura costa 2 Movimento, colline e foreste 3. Nei laghi e sulle montagne non si entra.',
      gather:
        'C’è altra terra oltre il bordo della mappa. Gioca carte per Movimento 4: due per arrivare al bordo, due per guardare oltre.',
      edge: 'Raggiungi il villaggio. Da lì il bordo della mappa è proprio accanto a te.',
      explore:
        'Esplorare costa 2 Movimento, qualunque cosa ci sia. Scegli il contorno tratteggiato per rivelare una nuova tessera.',
      fame: 'In questo scenario ogni nuova tessera vale 1 Fama. La Fama è il tuo punteggio, ed è ciò che ti fa salire di livello.',
      fence:
        'Hai visto qualcosa di nuovo, perciò Annulla si ferma qui. Prima di un passo così il gioco ti mostra un occhio aperto.',
      end: 'Esplorare fa parte del movimento: con altro Movimento potresti proseguire. Concludi il turno quando hai finito.',
    },
    astray: {
      ended:
        'Il turno è finito, e i punti Movimento non si conservano. Con la nuova mano, raccogli ancora Movimento ed esplora.',
    },
    exam: 'Rivela una nuova tessera.',
  },
};
