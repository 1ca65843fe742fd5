import type { AppWords } from '../../../app-words.ts';

type Words = Pick<
  AppWords['lessons']['lessons'],
  'elements' | 'spells' | 'city' | 'duel' | 'together' | 'dummy' | 'tovak' | 'goldyx' | 'norowas' | 'arythea'
>;

/** The lessons beyond the first game. */
export const beyond: Words = {
  elements: {
    title: 'Elementi: i blocchi che contano',
    about: 'Fuoco, Ghiaccio, e chi resiste a che cosa.',
    steps: {
      fire: 'I [enemy fire-mages] colpiscono con Fuoco 6. Contro il Fuoco conta per intero solo il Blocco di Ghiaccio (o di Fuoco Freddo); ogni altro conta la metà.',
      block: 'Scegli il nemico, potenzia [card cold-toughness] con un gettone blu e blocca. Dà Blocco di Ghiaccio.',
      resistance:
        'Lo scudo rosso con la fiamma è una resistenza: contro di loro gli attacchi di Fuoco contano la metà. Tutto il resto conta per intero.',
      attack:
        'Passa alla fase di Attacco: la loro Armatura è 5. Scegli il nemico, potenzia [card rage] con il dado rosso, aggiungi [card march] di traverso e attacca.',
    },
    astray: {
      hurt: 'Il fuoco è passato. Finisci comunque il combattimento, o ricomincia questo passo e blocca con il Ghiaccio.',
    },
    exam: 'Sconfiggi i [enemy fire-mages].',
  },
  spells: {
    title: 'Incantesimi di giorno e di notte',
    about: 'Due effetti, due prezzi.',
    steps: {
      halves:
        'Un Incantesimo costa sempre mana del suo colore, anche per la metà superiore. Quella inferiore costa anche mana nero, perciò si sveglia solo di notte.',
      challenge: 'È notte, nella Fonte c’è un dado nero e hai cristalli rossi. Sfida le [enemy cursed-hags].',
      strong:
        'Scegli il nemico e gioca la metà inferiore di [card fireball]: usa il dado nero e un cristallo rosso. Il fuoco ti costa anche una Ferita.',
      strike: 'Otto punti da lontano, e la loro Armatura è 5. Attacca prima che possano toccarti.',
      day: 'Di giorno i dadi neri dormono, e avresti solo la metà superiore. Tieni gli Incantesimi forti per la notte.',
    },
    astray: {},
    exam: 'Sconfiggi il nemico con la magia.',
  },
  city: {
    title: 'Una città',
    about: 'Le mura più forti della mappa.',
    steps: {
      walls:
        'Una città è fortificata, e ogni colore rafforza i difensori a modo suo. Questa, rossa, rende brutali gli attacchi fisici.',
      assault: 'Entrare in una città costa sempre 2 Movimento, e l’assalto 1 Reputazione. Entra.',
      block:
        'Senza Attacchi d’Assedio, passa alla fase di Blocco. Contro i loro 6, scegli il nemico, potenzia [card determination], aggiungi [card march] di traverso e blocca.',
      attack:
        'Passa alla fase di Attacco: la loro Armatura è 5. Scegli il nemico, potenzia [card rage] con il gettone rosso, aggiungi [card promise] di traverso e attacca.',
      leader:
        'L’ultimo difensore è caduto, e la città è conquistata. I tuoi Scudi sulla sua carta fanno di te il capo, e lì la gente ti tratta meglio.',
    },
    astray: {
      hurt: 'Sei punti, raddoppiati: davvero brutale. Continua a combattere, o ricomincia questo passo.',
    },
    exam: 'Conquista la città.',
  },
  duel: {
    title: 'Giocatore contro giocatore',
    about: 'Quando due eroi si incontrano.',
    steps: {
      meet: '[hero goldyx] è nello spazio accanto, e in questa partita gli eroi possono combattersi. Raggiungilo.',
      attack: 'Due eroi non condividono uno spazio: o attacchi, o prosegui. Attacca [hero goldyx].',
      phases:
        'Il difensore decide quanto partecipare, poi vi alternate: prima da lontano, poi corpo a corpo. Contro un attacco da lontano, 2 di Blocco ne fermano 1.',
      strike:
        'Passa la fase a distanza. Nel corpo a corpo cominci tu: potenzia [card rage] con il gettone rosso ed esegui l’attacco.',
      finish: 'Ciò che è passato lo assegni tu. Ferisci [hero goldyx]: costa tanto danno quanto la sua Armatura.',
      spoils:
        'Con altro danno potresti scacciarlo o prendergli un Artefatto. Scacciare un eroe con più Fama porta Fama.',
    },
    astray: {
      away: '[hero goldyx] non è lì. Annulla, oppure gioca una carta che dia Movimento e raggiungi il suo spazio.',
    },
    exam: 'Attacca l’altro eroe, e feriscilo o scaccialo.',
  },
  together: {
    title: 'Un assalto cooperativo',
    about: 'Una città, due eroi.',
    steps: {
      plan: '[hero goldyx] è dall’altra parte di questa città, che ha due difensori. Insieme ve li dividete.',
      propose: 'Proponi l’assalto, e invita [hero goldyx].',
      share: 'Ha accettato. Ognuno affronta un difensore, estratto a caso, e tu combatti per primo.',
      enter: 'Devi ancora entrare. Gioca [card march] ed entra nella città.',
      fight:
        'Passa alla fase di Blocco, scegli il nemico e blocca con [card determination], potenziata. Poi passa alla fase di Attacco, scegli di nuovo il nemico e attacca con [card rage], potenziata.',
      result:
        'Anche lui ha battuto la sua parte, e la città è caduta. Se restasse un difensore, dovreste ritirarvi entrambi.',
    },
    astray: {},
    exam: 'Proponi un assalto, e conquistate insieme la città.',
  },
  dummy: {
    title: 'Il giocatore fittizio e l’orologio',
    about: 'Perché una partita in solitario è una corsa.',
    steps: {
      who: 'In una partita in solitario un giocatore fittizio gioca accanto a te. Non si muove e non combatte: è il tuo orologio.',
      turn: 'Nel suo turno gira tre carte del proprio mazzo. Gioca una carta, concludi il turno e osserva.',
      count:
        'Se l’ultima carta è del colore di cristalli che possiede, ne gira altre. Con il mazzo vuoto annuncia la fine del Round.',
      pressure: 'Il suo mazzo è quasi finito. Gioca una carta e concludi il turno ancora una volta: arriva l’annuncio.',
      plan: 'Dopo hai sempre ancora un turno. Tieni d’occhio il suo mazzo, e pianifica il Round di conseguenza.',
    },
    astray: {},
    exam: 'Gioca finché il giocatore fittizio annuncia la fine del Round.',
  },
  tovak: {
    title: 'Tovak: lo scudo',
    about: 'Difesa salda, e nessuna carta sprecata.',
    steps: {
      style:
        '[hero tovak] vince perché non perde: le sue Abilità bloccano e fanno valere di più le carte semplici. Qui ne hai due.',
      shield: 'Scegli il nemico e usa [skill tovak-shield-mastery] per Blocco 3. Senza spendere carte né mana.',
      sideways:
        'Passa alla fase di Attacco, scegli il nemico e usa [skill tovak-i-dont-give-a-damn]. Con essa, [card march] di traverso dà 2 invece di 1.',
      win: 'Gioca [card march] di traverso, aggiungi [card rage] e attacca.',
      play: 'Con [hero tovak] tieni le carte per l’attacco e lascia bloccare alle Abilità. Anche una mano debole fa un buon turno.',
    },
    astray: {
      aimless:
        'Senza un nemico scelto le carte danno solo Movimento o Influenza. Annulla, scegli il nemico e usa di nuovo l’Abilità.',
    },
    exam: 'Sconfiggi il nemico.',
  },
  goldyx: {
    title: 'Goldyx: i cristalli',
    about: 'Mana in abbondanza.',
    steps: {
      style:
        '[hero goldyx] è un drago con un tesoro: le sue Abilità producono mana e cristalli. Le carte potenziate sono il suo pane quotidiano.',
      craft: 'Usa [skill goldyx-green-crystal-craft]: un cristallo blu da tenere e un gettone verde per subito.',
      power: 'Spendi subito il gettone: gioca la metà inferiore di [card march].',
      fly: 'E sa volare. Usa [skill goldyx-flight] e vai al villaggio, sopra qualsiasi terreno.',
      play: 'Con [hero goldyx] riempi presto la scorta e spendila dove conta: negli Incantesimi e nel combattimento che decide il Round.',
    },
    astray: {},
    exam: 'Muoviti volando.',
  },
  norowas: {
    title: 'Norowas: il condottiero',
    about: 'Un esercito e buone maniere.',
    steps: {
      style: '[hero norowas] lascia combattere gli altri. Le sue Abilità portano Influenza e rafforzano le Unità.',
      talk: 'Sei in un villaggio con Unità da ingaggiare. Premi «Interagisci con la popolazione».',
      negotiate: 'Usa [skill norowas-bright-negotiation]: di giorno dà Influenza 3.',
      recruit: 'Gioca [card promise] e recluta [unit utem-guardsmen].',
      play: 'Con [hero norowas] recluta presto, tieni alta la Reputazione e usa [skill norowas-leadership] perché un’Unità decida il combattimento.',
    },
    astray: {},
    exam: 'Recluta una seconda Unità.',
  },
  arythea: {
    title: 'Arythea: il prezzo del potere',
    about: 'Ferite come armi, la notte come amica.',
    steps: {
      style: '[hero arythea] subisce Ferite e ne trae vantaggio. Quasi tutti gli eroi le temono; lei ci paga.',
      pain: 'Usa [skill arythea-power-of-pain] e gioca la Ferita di traverso come Movimento 2.',
      night: 'Di notte [skill arythea-dark-paths] dà Movimento 2. Usala.',
      play: 'Con [hero arythea] accetta le Ferite quando comprano qualcosa, e colpisci di notte. Gli altri si curano; tu vai avanti.',
    },
    astray: {},
    exam: 'Ottieni Movimento 4 in questo turno.',
  },
};
