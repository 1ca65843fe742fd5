import type { AppWords } from '../../../app-words.ts';

type Words = Pick<AppWords['lessons']['lessons'], 'village' | 'fight' | 'wounds' | 'levels'>;

/** Chapters 5 to 8: a village, a rampaging enemy, Wounds, levels. */
export const encounters: Words = {
  village: {
    title: 'Un villaggio',
    about: 'L’Influenza e la tua prima Unità.',
    steps: {
      arrive:
        'Su questa mappa vive della gente, e qualcuno ti seguirà. Gioca una carta che dia Movimento e raggiungi il villaggio.',
      reputation:
        'Conta ciò che la gente ha sentito di te: la Reputazione aiuta o ostacola ogni trattativa. Per ora nessuno ti conosce, quindi vale 0.',
      talk: 'Parlare con la popolazione è la tua azione per questo turno. Premi «Interagisci con la popolazione».',
      influence:
        'Ora le carte danno Influenza invece di passi. Raccogline 4: [card promise] e [card threaten] ne danno 2 ciascuna, oppure potenzia [card promise] con il dado bianco.',
      recruit:
        'Queste Unità cercano un ingaggio, e quelle con il simbolo del villaggio si reclutano qui. Recluta [unit peasants] per 4 Influenza.',
      command:
        'Da ora l’Unità è al tuo servizio, una volta per Round. Per adesso puoi comandarne una; salendo di livello, di più.',
      end: 'Un villaggio vende anche Cura, 3 Influenza per punto. Concludi il turno.',
    },
    astray: {
      ended: 'Il turno è finito, e l’Influenza non si conserva. Sei ancora nel villaggio: riprova con la nuova mano.',
    },
    exam: 'Recluta un’Unità nel villaggio.',
  },
  fight: {
    title: 'Il primo combattimento',
    about: 'Distanza, blocco, danno, attacco.',
    steps: {
      enemy:
        'Questi [enemy prowlers] si aggirano nella foresta. Lo scudo è la loro Armatura, 3; la spada il loro attacco, 4.',
      challenge:
        'Sei accanto a loro, quindi puoi combattere. Sfida i [enemy prowlers]: è la tua azione per questo turno.',
      phases:
        'Un combattimento ha quattro fasi: colpisci da lontano, blocchi, subisci ciò che è passato, attacchi. Ognuna è un’occasione, nessuna un obbligo.',
      ranged:
        'Ora contano solo gli attacchi a distanza. Al tuo servirebbe mana bianco, quindi passa alla fase di Blocco.',
      block:
        'Colpiscono con 4, e un Blocco deve eguagliarlo tutto. Scegli il nemico, potenzia [card determination] con il dado blu e premi «Blocca l’attacco».',
      attack:
        'Bloccato, nemmeno un graffio! Passa alla fase di Attacco, scegli il nemico, potenzia [card rage] con il gettone rosso per eguagliare l’Armatura 3 e attacca.',
      fame: 'Sconfitti: 2 Fama. I nemici infuriati danno anche 1 Reputazione, perché la gente ti è grata.',
      end: 'Dopo un combattimento resta solo da concludere. Concludi il turno.',
    },
    astray: {
      ended: 'Il turno è finito senza combattere. Sono ancora lì: sfidali in questo turno.',
      hurt: 'L’attacco è passato: 4 danni contro la tua Armatura 2 fanno due Ferite in mano. Puoi ancora vincere, o ricominciare questo passo.',
    },
    exam: 'Sconfiggi il nemico accanto a te.',
  },
  wounds: {
    title: 'Ferite, cura, riposo',
    about: 'Che cosa fanno le Ferite, e come liberarsene.',
    steps: {
      what: 'Una Ferita occupa il posto di una carta e non fa nulla. Non si può giocare nemmeno di traverso.',
      heal: 'La Cura ne elimina una per sempre. Gioca [card tranquility], scegli Cura 1 e cura una Ferita.',
      places:
        'I villaggi vendono Cura, e una radura magica cura gratis una Ferita se vi concludi il turno. Mai durante un combattimento.',
      end: 'Resta una Ferita, e in mano non c’è altra Cura. Concludi il turno; ce ne occupiamo nel prossimo.',
      rest: 'Quando non c’è altro da fare, riposa invece di giocare un turno normale: scarti una carta e tutte le Ferite che vuoi. Riposa ora, e scarta con essa 1 Ferita.',
      cost: 'La Ferita è nella pila degli scarti, non è sparita: torna quando si rimescola il mazzo. Solo la Cura è definitiva.',
    },
    astray: {
      drew: '[card tranquility] può anche far pescare una carta, ed è quello che hai scelto. Ricomincia questo passo per curarti, o vedi se la nuova carta aiuta.',
    },
    exam: 'Libera la mano da tutte le Ferite in questo turno.',
  },
  levels: {
    title: 'Livelli e Abilità',
    about: 'A che cosa serve la Fama.',
    steps: {
      win: 'Hai 2 Fama, ne manca 1 al livello 2, e il colpo è bloccato. Scegli il nemico, potenzia [card rage] con il gettone rosso e attacca.',
      end: 'Ora la Fama basta. Si sale di livello quando il turno finisce: concludi il turno.',
      skill:
        'Il livello 2 porta un’Abilità per il resto della partita. Scegline una delle due: [skill tovak-double-time] dà Movimento a ogni turno.',
      action: 'Porta anche un’Azione Avanzata, per esempio [card agility]. Va in cima al mazzo, così la peschi subito.',
      again: 'Tieni il resto della mano, pesca e inizia il prossimo turno.',
      use: 'La tua Abilità è pronta. Usa ora [skill tovak-double-time], o quella che hai scelto: non costa né carte né mana.',
      levels:
        'I livelli pari portano Abilità e carte. I dispari permettono di comandare un’altra Unità, e alcuni alzano l’Armatura o il limite della mano.',
    },
    astray: {},
    exam: 'Raggiungi il livello 2 e prendi ciò che porta.',
  },
};
