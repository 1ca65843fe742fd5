import type { AppWords } from '../../../app-words.ts';
import { plural } from '../../plural.ts';

export const advice: AppWords['panels']['advice'] = {
  advice: 'Consiglio',
  thinking: 'Sto calcolando…',
  none: 'È troppo da calcolare nel mezzo di un attacco. Chiedi prima di giocarvi delle carte.',
  failed: 'Non è stato possibile calcolarlo.',
  canWin: 'Si può vincere?',
  yes: 'Sì.',
  no: 'No, non in questo turno.',
  yesIf: (ways, all) => `Con fortuna: contro ${ways} dei ${all} mostri che possono essere evocati.`,
  yesAll: 'Sì, chiunque venga evocato.',
  yesAgainstAll: 'Sì, chiunque ci sia.',
  yesAgainst: percent => `Contro circa il ${percent}% di ciò che può esserci.`,
  drives: 'Sì: con questo scambio l’altro eroe deve ritirarsi.',
  drivesAgainst: percent =>
    `Con questo scambio l’altro eroe deve ritirarsi con circa il ${percent}% delle mani che può avere.`,
  drivesNot: 'Non in questo scambio.',
  noneFound: 'Non ho trovato un modo, ma potrebbe esserci.',
  notProven: 'Potrebbe esserci un modo migliore.',
  atMostBetter: points =>
    `Un altro modo può essere migliore al massimo di ${plural(points, '1 punto', `${points} punti`)}; una Ferita vale due.`,
  stillLooking: 'Sto ancora cercando qualcosa di meglio…',
  atWhatLoss: 'A che prezzo?',
  atBest: 'Nel migliore dei casi:',
  atWorst: 'Nel peggiore dei casi:',
  noLoss: 'Nessuna perdita.',
  change: ({ fame, wounds, unitsWounded, unitsLost, cards, crystals, knockedOut }) =>
    [
      knockedOut && 'colpo di grazia',
      wounds > 0 && plural(wounds, `${wounds} Ferita`, `${wounds} Ferite`),
      unitsLost > 0 && plural(unitsLost, `${unitsLost} Unità persa`, `${unitsLost} Unità perse`),
      unitsWounded > 0 && plural(unitsWounded, `${unitsWounded} Ferita su un’Unità`, `${unitsWounded} Ferite su Unità`),
      cards > 0 && plural(cards, `${cards} carta usata`, `${cards} carte usate`),
      crystals > 0 && plural(crystals, `${crystals} cristallo usato`, `${crystals} cristalli usati`),
      fame > 0 && `${fame} Fama`,
    ]
      .filter(Boolean)
      .join(', '),
  worse: parts => `Ciò che hai fatto dall’ultima domanda ha un prezzo: ${parts}.`,
  fameLess: n => `${n} Fama in meno`,
  whichCards: 'Con che cosa?',
  withNothing: 'Con niente: ogni carta è meglio tenerla.',
  wholeLine: 'Passo per passo?',
  thenSee: 'Poi guarda chi arriva, e chiedi di nuovo.',
  thenWait: 'Poi guarda che cosa fa l’altro giocatore, e chiedi di nuovo.',
  plans: 'Piani per questo turno',
  noPlans: 'In questo momento non c’è niente da pianificare.',
  bestPlan: 'Il migliore che ho trovato',
  lessThanBest: points => `Circa ${points} punti in meno`,
  endOfTurn: 'Finire il turno qui.',
  planFame: fame => `${fame} Fama`,
  planWounds: (usual, most) =>
    most === 0
      ? 'nessuna Ferita'
      : usual === most
        ? plural(most, `${most} Ferita`, `${most} Ferite`)
        : plural(most, `nel peggiore dei casi ${most} Ferita`, `nel peggiore dei casi ${most} Ferite`),
  withCards: cards => `Con ${cards}.`,
  whyNot: 'Perché non questo?',
  yourIdea: 'La tua idea',
  ideaFine: 'Buono quanto tutto ciò che ho trovato.',
  ideaCost: points => `Circa ${points} punti in meno del piano migliore che ho trovato:`,
};
