import type { AppWords } from '../../../app-words.ts';

type Words = Pick<AppWords['lessons']['lessons'], 'night' | 'keep' | 'units' | 'end'>;

/** Chapters 9 to 12: night, a keep, Units in a fight, the end. */
export const mastery: Words = {
  night: {
    title: 'La notte',
    about: 'Le Tattiche, e che cosa cambia al buio.',
    steps: {
      dusk: 'A un Round di giorno segue un Round di notte. Il mazzo viene rimescolato, le Unità sono di nuovo pronte e la Fonte viene rilanciata.',
      tactic:
        'Ogni Round comincia con una Tattica. Un numero basso fa giocare per primi; uno alto dà di più: prendine una qualsiasi, come [tactic from-the-dusk].',
      order:
        'La Tattica resta con te per tutto il Round. Alcune agiscono una volta, altre a ogni turno: puntala per leggere che cosa fa.',
      source:
        'Di notte i dadi oro sono esauriti, e il mana nero si sveglia. Alimenta gli Incantesimi, mai le carte che hai ora.',
      power:
        'Gli altri colori funzionano come sempre. Inizia il turno, se ti viene chiesto, e potenzia [card stamina] con il dado blu.',
      forest:
        'Il buio cambia le strade: una foresta ora costa 5 Movimento, mentre il deserto, più fresco, solo 3. Pianure e colline restano uguali.',
      walk: 'Vai dove vuoi.',
      hidden:
        'Di giorno vedi chi difende un castello o una torre appena gli sei accanto. Di notte lo scopri solo attaccando.',
      end: 'Concludi il turno.',
    },
    astray: {},
    exam: 'È notte. Entra nella foresta della radura.',
  },
  keep: {
    title: 'Un castello',
    about: 'Mura, un assalto, un luogo tutto tuo.',
    steps: {
      look: 'Questo è un castello, e siccome è giorno vedi la guarnigione: [enemy swordsmen], attacco 6, Armatura 5.',
      walls:
        'Le mura fortificano chi ci sta dietro: nella prima fase lo raggiungono solo gli Attacchi d’Assedio. E un assalto costa 1 Reputazione.',
      assault: 'Hai Movimento 3, quanto basta per queste colline. Entra nel castello: così comincia l’assalto.',
      siege: 'Non hai Attacchi d’Assedio, quindi passa alla fase di Blocco.',
      block:
        'Serve Blocco 6. Scegli il nemico, potenzia [card determination] con il dado blu per 5, aggiungi [card promise] di traverso per l’ultimo punto e blocca.',
      attack:
        'Passa alla fase di Attacco: ora le mura non li aiutano. Scegli il nemico, potenzia [card rage] con il gettone rosso, aggiungi [card threaten] di traverso e attacca.',
      yours:
        'Il castello è tuo, e lo dice il tuo Scudo. Se concludi il turno lì o accanto, peschi una carta in più per ogni castello che possiedi.',
      tower:
        'Le torri della magia funzionano allo stesso modo, con guardie più strane. La ricompensa è un Incantesimo.',
      end: 'Concludi il turno.',
    },
    astray: {
      hurt: 'Sei danni contro la tua Armatura: fa male, ma si combatte ancora. Porta a termine l’attacco, o ricomincia questo passo.',
    },
    exam: 'Conquista il castello. Qualche Ferita è ammessa.',
  },
  units: {
    title: 'Le Unità in combattimento',
    about: 'Colpiscono, bloccano e incassano.',
    steps: {
      ready:
        'Due Unità ti seguono in questo combattimento. Ciascuna può fare una delle cose sulla sua carta, una volta per Round.',
      armor:
        'I [enemy ironclads] resistono agli attacchi fisici: questi contano solo la metà. E il loro attacco è brutale: ciò che passa conta il doppio.',
      block: 'Quindi non lasciar passare nulla. Scegli il nemico, usa il Blocco 4 di [unit utem-guardsmen] e blocca.',
      spent:
        'Le guardie sono esaurite fino al prossimo Round. Un’Unità pronta vale quanto due carte, quindi non sprecarla.',
      attack:
        'Passa alla fase di Attacco: conta solo metà del tuo attacco, quindi per l’Armatura 3 ti serve 6. Scegli il nemico, potenzia [card rage] per 4, aggiungi 2 da [unit peasants] e attacca.',
      damage:
        'Le Unità possono anche subire danni al posto tuo: ognuna ne assorbe quanto la sua Armatura, e resta ferita. Ferita, non fa nulla finché non è curata.',
      end: 'Bel combattimento. Concludi il turno.',
    },
    astray: {
      hurt: 'È passato, e ha contato il doppio. Puoi ancora vincere, o ricominciare questo passo.',
    },
    exam: 'Sconfiggi il nemico con l’aiuto delle tue Unità.',
  },
  end: {
    title: 'La fine del Round e della partita',
    about: 'Annunciare la fine, trovare la città, il punteggio.',
    steps: {
      empty: 'Il tuo mazzo è vuoto. D’ora in poi puoi annunciare la fine del Round invece di giocare un turno.',
      announce:
        'Con una sola carta qui c’è poco da fare. Annuncia la fine del Round; gli altri avrebbero ancora un turno.',
      fresh:
        'Un nuovo Round: tutte le tue carte sono tornate nel mazzo, e hai una mano nuova. Anche i dadi e le offerte sono nuovi.',
      tactic: 'Prendi una Tattica, come [tactic long-night], e inizia il turno.',
      city: 'Resta una sola tessera, quindi la città dev’essere lì. Gioca una carta che dia Movimento, ed esplora.',
      last: 'Eccola! In questo scenario la partita finisce quando si trova la città: tutti hanno ancora un turno.',
      finish: 'Concludi il turno. Ne resta ancora uno.',
      bow: 'Inizia l’ultimo turno, gioca una carta e concludi il turno.',
      score:
        'La Fama è il tuo punteggio, con qualcosa in più per Unità, carte, cristalli e conquiste, e in meno per le Ferite. Il gioco è tutto qui: ora giocalo!',
    },
    astray: {},
    exam: 'Trova la città e porta la partita alla fine.',
  },
};
