import type { AppWords } from '../../../app-words.ts';

/** Around the lessons: their list, and the card that leads through one. */
export const coach: AppWords['lessons']['coach'] = {
  title: 'Impara a giocare',
  about:
    'Una prima partita guidata, in dodici capitoli brevi. Regole vere, niente da imparare a memoria: gioca, e annulla tutto quello che vuoi.',
  beyond: 'Altre lezioni',
  beyondAbout: 'Per chi conosce già le basi: un argomento alla volta, in qualsiasi ordine.',
  start: 'Inizia',
  resume: 'Continua',
  again: 'Gioca di nuovo',
  done: 'completato',
  exam: 'Fai l’esame',
  examOf: title => `Esame: ${title}`,
  examAbout: 'Lo sai già? Raggiungi l’obiettivo da solo, e il capitolo vale come completato.',
  step: (n, of) => `Passo ${n} di ${of}`,
  next: 'Avanti',
  showMe: 'Mostrami come',
  showing: 'Guarda…',
  restart: 'Ricomincia questo passo',
  toList: 'Tutte le lezioni',
  fightLost: 'Il combattimento è finito prima. Annulla, continua a giocare, o ricomincia questo passo.',
  turnOver: 'Il turno è finito prima. Continua a giocare, o ricomincia questo passo.',
  finished: 'Capitolo completato',
  finishedLesson: 'Lezione completata',
  passed: 'Esame superato',
  nextChapter: title => `Prossimo: ${title}`,
  playAlone: 'Gioca una partita tutta tua',
  allDone: 'Ora conosci il gioco. Il resto è nelle carte.',
  progress: (done, of) => `${done} capitoli su ${of} completati`,
};
