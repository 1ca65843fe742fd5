import type { skills as english } from '../en/skills.ts';
import type { Translation } from '../shape.ts';

export const skills: Translation<typeof english> = {
  often: {
    turn: 'una volta per turno',
    round: 'una volta per Round',
    interactive: 'una volta per Round, fino al tuo prossimo turno',
    passive: 'sempre',
  },
  effects: {
    byTime: '{{day}} di giorno, {{night}} di notte',
    sideways: 'gioca una carta di traverso: vale {{n}}',
    sidewaysSpecial: "gioca una carta di traverso: vale {{n}}, o {{special}} se non è un'Azione Base",
    'sideways-wound': 'gioca di traverso una Ferita dalla mano, come se fosse una carta qualsiasi: vale {{n}}',
    'sideways-for-mana':
      "paga un mana di un colore base e gioca una carta di traverso: vale {{n}}, o {{same}} se è un'Azione o un Incantesimo di quel colore",
    withoutDice: '{{effect}}, se in tutto il turno non usi dadi della Fonte',
    motivation:
      "anche nel turno di un altro giocatore: pesca 2 carte e, se hai meno Fama di tutti gli altri, {{gain}}; nessun'altra Motivazione prima della fine del tuo prossimo turno",
    invocation:
      "quando paghi mana, scarta una Ferita per pagare rosso o nero, o un'altra carta per pagare bianco o verde; niente si può conservare",
    polarization:
      "quando paghi mana, un mana conta come il colore opposto (rosso e blu, verde e bianco); di giorno il nero conta come un colore base qualsiasi, ma non per l'effetto forte di un Incantesimo; di notte l'oro conta come nero, ma solo per quello",
    'healing-ritual': "elimina fino a 2 Ferite dalla mano; una di esse va invece nella mano dell'eroe più vicino a te",
    'glittering-fortune': "in un'interazione: Influenza 1 per ogni colore tra i tuoi cristalli",
    'source-freeze':
      'fino al tuo prossimo turno gli altri non possono usare il dado della Fonte che spetta a tutti; poi ottieni un cristallo del colore di un dado della Fonte',
    'forward-march': 'Movimento 1 per ogni tua Unità pronta e non Ferita, al massimo 3',
    leadership:
      "usa un'Unità in combattimento: il suo Blocco vale 3 in più, il suo Attacco 2 in più, il suo Attacco a Distanza prima della fase di Attacco 1 in più",
    'bonds-of-loyalty':
      "due Unità Normali entrano nell'offerta; questo è un gettone Comando per un'altra Unità, che costa 5 Influenza in meno, si può usare dove le Unità sono vietate e non viene mai congedata",
    'prayer-of-weather':
      'fino al tuo prossimo turno ogni terreno costa a te 2 punti Movimento in meno (non sotto 1) e agli altri 1 in più (non sopra 5)',
    'resistance-break':
      "l'Armatura di un nemico cala di 1 per ogni sua resistenza fino alla fine del combattimento (non sotto 1), a meno che non abbia Immunità Arcana",
    'feel-no-pain': 'fuori dal combattimento: scarta una Ferita dalla mano e pesca una carta',
    'mana-exploit':
      'ottieni un gettone mana di qualsiasi colore tranne oro; fino al tuo prossimo turno gli altri prendono una Ferita quando usano mana di un altro colore, una per colore',
    'mend-unit': "guarisci un'Unità, qualunque sia il suo livello: una Ferita",
  },
  bind: 'Recluta {{unit}} per Vincoli di Lealtà ({{influence}})',
  worth: '{{mana}}: la carta vale {{n}}',
  payBy: '{{mana}}, con {{skill}}',
  discardToPay: 'Scarta {{card}} per {{mana}} ({{skill}})',
};
