import type { Catalogue, Translation } from '../shape.ts';

/** What is wrong with a game's setup, or with a game file. */
export const faults: Translation<Catalogue['faults']> = {
  malformed: 'La preparazione ha in “{{where}}” qualcosa che nessuna partita può avere.',
  seed: 'Un seme ha da 1 a 64 lettere senza accenti, cifre o segni.',
  unknown: 'Qui non c’è nessun “{{name}}”. Nomi conosciuti: {{known}}.',
  foreign: '{{name}} appartiene a un set che non è in gioco.',
  base: 'Il gioco base non può restare fuori.',
  players: '{{scenario}} non si gioca con questo numero di giocatori.',
  mode: 'Con questo numero di giocatori {{scenario}} non si gioca come “{{mode}}”, ma come: {{modes}}.',
  map: 'La mappa “{{map}}” appartiene a un altro scenario.',
  locked: 'L’opzione “{{option}}” qui è stabilita e non si può scegliere.',
  numbers: 'L’opzione “{{option}}” richiede un numero intero in ciascuno di questi intervalli: {{ranges}}.',
  'same-hero': 'Ogni giocatore ha bisogno di un eroe tutto suo (GAM-05).',
  teams: 'Servono due squadre della stessa grandezza.',
  unfit: 'La variante “{{variant}}” non si adatta a questa partita. {{why}}',
  apart: 'Le varianti “{{variant}}” e “{{other}}” non si possono combinare.',
  twice: 'Una variante è nominata due volte.',
  gap: {
    answer:
      'È stata registrata con la versione {{written}} delle regole; la versione {{read}}, usata qui, non accetta più la risposta {{answer}}.',
    position:
      'È stata registrata con la versione {{written}} delle regole; la versione {{read}}, usata qui, non può continuare da quel punto.',
    note: 'È stata registrata con la versione {{written}} delle regole e qui si gioca con la versione {{read}}: può andare diversamente.',
  },
  file: {
    long: 'È troppo lungo per essere una partita.',
    text: 'Questo non è il testo di una partita.',
    format: 'Questo file è di qualcos’altro.',
    shape: 'Qualcosa al suo interno non è come dovrebbe.',
    version: 'È stata giocata con un’altra versione delle regole.',
    setup: 'La partita non si può preparare così.',
    answer: 'C’è una risposta che a questo punto non si può dare.',
    stuck: 'La partita non può proseguire da questa posizione.',
    link: 'Il link non è arrivato intero.',
    unrecorded: 'Una partita cominciata da una posizione non ha una registrazione dall’inizio.',
  },
};
