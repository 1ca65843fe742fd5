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
    sidewaysSpecial: 'gioca una carta di traverso: vale {{n}}, o {{special}} se non è un’Azione Base',
    'sideways-wound': 'gioca di traverso una Ferita dalla mano, come se fosse una carta qualsiasi: vale {{n}}',
    'sideways-for-mana':
      'paga un mana di un colore base e gioca una carta di traverso: vale {{n}}, o {{same}} se è un’Azione o un Incantesimo di quel colore',
    withoutDice: '{{effect}}, ma senza usare dadi della Fonte in questo turno',
    motivation:
      'anche nel turno di un altro giocatore: pesca 2 carte e, se hai meno Fama di tutti gli altri, {{gain}}; nessun’altra Motivazione prima della fine del tuo prossimo turno',
    invocation:
      'quando paghi mana, scarta una Ferita per pagare un mana rosso o nero, o qualsiasi altra carta per pagare un mana bianco o verde; va usato subito',
    polarization:
      'quando paghi, usa un mana come se fosse del colore opposto (rosso e blu, verde e bianco); oppure, di giorno, un mana nero come un colore base qualsiasi, ma non per l’effetto potenziato di un Incantesimo; oppure, di notte, un mana oro come nero, solo per l’effetto potenziato di un Incantesimo',
    'healing-ritual':
      'fuori dal combattimento: getta via fino a 2 Ferite dalla mano; una di esse va invece nella mano dell’eroe più vicino a te',
    'glittering-fortune': 'in un’interazione: Influenza 1 per ogni colore tra i tuoi cristalli',
    'source-freeze':
      'fino al tuo prossimo turno gli altri giocatori non possono usare il dado della Fonte che spetta loro a ogni turno, ma solo quelli concessi da un effetto; all’inizio di quel turno ottieni un cristallo del colore di un dado della Fonte che mostri un colore base',
    'forward-march': 'Movimento 1 per ogni tua Unità pronta e non Ferita, al massimo 3',
    leadership:
      'usa un’Unità in combattimento e aggiungi 3 al suo Blocco, 2 al suo Attacco o, nella fase degli Attacchi a Distanza e d’Assedio, 1 al suo Attacco a Distanza (niente a uno d’Assedio)',
    'bonds-of-loyalty':
      'due Unità Normali entrano nell’offerta; questo è un gettone Comando per un’altra Unità, che costa 5 Influenza in meno, si può usare dove le Unità sono vietate e non viene mai congedata',
    'prayer-of-weather':
      'fino al tuo prossimo turno ogni terreno costa a te 2 punti Movimento in meno (non sotto 1) e agli altri 1 in più (non sopra 5)',
    'resistance-break':
      'l’Armatura di un nemico cala di 1 per ogni sua resistenza fino alla fine del combattimento (non sotto 1), a meno che non abbia Immunità Arcana',
    'feel-no-pain': 'fuori dal combattimento: scarta una Ferita dalla mano e pesca una carta',
    'mana-exploit':
      'ottieni un gettone mana di qualsiasi colore tranne oro; fino al tuo prossimo turno gli altri subiscono una Ferita quando usano mana di un colore diverso dal tuo, una per colore',
    'mend-unit': 'togli una Ferita a una tua Unità, qualunque sia il suo livello',
    sidewaysWithoutDice:
      'gioca una carta di traverso: vale {{n}}, o {{more}} se in questo turno non usi dadi della Fonte',
  },
  bind: 'Recluta {{unit}} con Vincoli di Lealtà ({{influence}})',
  worth: '{{mana}}: la carta vale {{n}}',
  payBy: '{{mana}} ({{skill}})',
  discardToPay: 'Scarta {{card}} per {{mana}} ({{skill}})',
};
